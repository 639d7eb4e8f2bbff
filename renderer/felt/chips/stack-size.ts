/** A chip under the table's one camera: its radii and its height. A stack of twenty is 81 high. */
export const CHIP = { rx: 18, ry: 11.88, thick: 4.05 } as const;
/** From the middle of one stack to the next where an amount takes several. */
export const STACK_STEP = 30;
