import type { Table, ThreeCardTable } from '#shared/games/types.ts';

/** Whether the felt can draw this table: cards for a dealer and for seats. */
export function isThreeCardTable(table: Table): table is ThreeCardTable {
  return 'dealer' in table && 'seats' in table;
}
