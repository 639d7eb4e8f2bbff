/** The middle value, the mean of the two middle ones when their number is even; null without values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper);
  return (lower + upper) / 2;
}

/** `part` of `whole` times `scale`, rounded to one decimal; null when there is no whole. */
export function ratio(part: number, whole: number, scale: number): number | null {
  return whole === 0 ? null : Math.round((part * scale * 10) / whole) / 10;
}

/** The sum of one figure over many items. */
export function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0);
}
