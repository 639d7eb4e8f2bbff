import { settleDrill } from './settle/settle-drill.ts';
import type { Drill } from './types.ts';

/** Every drill there is. */
export const DRILLS: readonly Drill[] = [settleDrill];

/** The drill of that id. */
export function drillById(id: string): Drill | undefined {
  return DRILLS.find((drill) => drill.id === id);
}
