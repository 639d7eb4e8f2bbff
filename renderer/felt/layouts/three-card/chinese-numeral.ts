const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** A whole number below a hundred as Chinese odds write it: 二十五, 四十. Larger ones stay in figures. */
export function chineseNumeral(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 99) return String(value);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return DIGITS[ones] ?? '';
  return `${tens === 1 ? '' : (DIGITS[tens] ?? '')}十${ones === 0 ? '' : (DIGITS[ones] ?? '')}`;
}
