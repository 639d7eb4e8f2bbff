const STEPS = [5, 10, 20, 25];
const TOP = 100;

/** A few round marks up to 100 that hold every value. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const low = Math.min(TOP, ...values);
  const step = STEPS.find((each) => TOP - each * 3 <= low) ?? 25;
  const bottom = Math.max(0, Math.floor(low / step) * step);
  const marks: number[] = [];
  for (let mark = Math.min(bottom, TOP - step * 2); mark <= TOP; mark += step) marks.push(mark);
  return marks;
}
