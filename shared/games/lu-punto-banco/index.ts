import type { PuntoBancoTable, RuleSet, Spot, Table } from '../types.ts';
import { writeSettlement } from '../write-table-file.ts';
import { citations } from './citations.ts';
import { dealPuntoBanco } from './deal.ts';
import { puntoBancoMisreadings } from './misreadings.ts';
import { PUNTO_BANCO_ID, readPuntoBancoTable } from './read.ts';
import { ANNOUNCEMENTS, CHANCES, GROUNDS, LARGE_TABLE, OPTIONS, ORDER_RULES, PAY_TABLES, READINGS } from './rules.ts';
import { settlePuntoBanco } from './settle.ts';
import { PUNTO_BANCO_SITUATIONS, puntoBancoShowings } from './situations.ts';
import { writePuntoBancoTable } from './write.ts';

/** Punto banco as the Luxembourg regulation of 2002 lays it down. */
export const luPuntoBanco: RuleSet = {
  id: PUNTO_BANCO_ID,
  family: 'puntoBanco',
  source: { id: 'lu-2002-03-08', jurisdiction: 'luxembourg', status: 'inForce', language: 'fr' },
  currency: 'EUR',
  seats: LARGE_TABLE,
  // From the dealer outwards.
  bets: ['tie', 'banco', 'punto'],
  denominations: [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100],
  citations,
  readings: READINGS,
  options: OPTIONS,
  payTables: PAY_TABLES,
  orderRules: ORDER_RULES,
  announcements: ANNOUNCEMENTS,
  grounds: GROUNDS,
  situations: PUNTO_BANCO_SITUATIONS,
  dealableSituations: () => PUNTO_BANCO_SITUATIONS,
  showings: (table) => puntoBancoShowings(puntoBancoTable(table)),
  misreadings: (table) => puntoBancoMisreadings(puntoBancoTable(table)),
  read: readPuntoBancoTable,
  write: (table) => writePuntoBancoTable(puntoBancoTable(table)),
  settle: (table) => settlePuntoBanco(puntoBancoTable(table)),
  writeSettlement,
  spots: (table) => puntoBancoTable(table).seats.flatMap(spotsOf),
  deal: dealPuntoBanco,
};

function spotsOf({ seat, bets }: PuntoBancoTable['seats'][number]): Spot[] {
  return CHANCES.flatMap((bet): Spot[] => {
    const stake = bets[bet];
    return stake === undefined ? [] : [{ seat, bet, stake, actions: ['take', 'pay', 'return'] }];
  });
}

/** A table of this game; another one here is a programming error. */
function puntoBancoTable(table: Table): PuntoBancoTable {
  if (!isPuntoBancoTable(table)) throw new Error(`no punto banco table: ${table.ruleSet}`);
  return table;
}

function isPuntoBancoTable(table: Table): table is PuntoBancoTable {
  return table.ruleSet === PUNTO_BANCO_ID && 'shoe' in table;
}
