import type { PuntoBancoTable, SituationId } from '../types.ts';
import type { Coup } from './drawing.ts';
import type { Chance } from './rules.ts';
import { coupOf } from './settle.ts';

/** What the cards, and at one seat the bets, must be for a situation. The same line recognises and deals it. */
export interface SituationRule {
  readonly coup: (coup: Coup) => boolean;
  /** A chance staked at one seat or another. */
  readonly bet?: Chance;
  /** Chances staked at one seat together. */
  readonly together?: readonly Chance[];
}

const THIRDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BANCO_POINTS = [3, 4, 5, 6] as const;

/** Every cell of the drawing table of banco: its point against the value of punto's third card, or its refusal. */
const CELLS: Readonly<Record<SituationId, SituationRule>> = Object.fromEntries(
  BANCO_POINTS.flatMap((point) => [
    ...THIRDS.map((third) => [`banco${point}Third${third}`, { coup: isCell(point, third) }] as const),
    [`banco${point}PuntoStands`, { coup: isCell(point, undefined) }] as const,
  ]),
);

function isCell(point: number, third: number | undefined): SituationRule['coup'] {
  return ({ bancoFirst, puntoThird, natural }) => !natural && bancoFirst === point && puntoThird === third;
}

const anyCoup: SituationRule['coup'] = () => true;
const isWon =
  (by: Chance): SituationRule['coup'] =>
  ({ winner }) =>
    winner === by;

const OTHERS = {
  /** Below three banco draws whatever punto took. */
  bancoLowDraws: { coup: ({ bancoFirst, puntoThird }) => bancoFirst <= 2 && puntoThird !== undefined },
  bancoSevenStands: { coup: ({ bancoFirst, puntoThird, natural }) => bancoFirst === 7 && !natural && puntoThird !== undefined },
  puntoStandsSix: { coup: ({ puntoFirst, natural }) => puntoFirst === 6 && !natural },
  puntoStandsSeven: { coup: ({ puntoFirst, natural }) => puntoFirst === 7 && !natural },
  /** Neither side draws although there is no natural. */
  bothStand: { coup: ({ punto, banco, natural }) => !natural && punto.length + banco.length === 4 },
  puntoNaturalEight: { coup: ({ puntoFirst, winner }) => puntoFirst === 8 && winner === 'punto' },
  puntoNaturalNine: { coup: ({ puntoFirst, winner }) => puntoFirst === 9 && winner === 'punto' },
  bancoNaturalEight: { coup: ({ bancoFirst, winner }) => bancoFirst === 8 && winner === 'banco' },
  bancoNaturalNine: { coup: ({ bancoFirst, winner }) => bancoFirst === 9 && winner === 'banco' },
  nineBeatsEight: { coup: ({ puntoFirst, bancoFirst }) => puntoFirst + bancoFirst === 17 && Math.abs(puntoFirst - bancoFirst) === 1 },
  tieOfNaturals: { coup: ({ natural, winner }) => natural && winner === 'tie' },
  puntoWins: { coup: isWon('punto'), bet: 'punto' },
  /** The winner of 19 to 20. */
  bancoWins: { coup: isWon('banco'), bet: 'banco' },
  tieWins: { coup: isWon('tie'), bet: 'tie' },
  puntoReturned: { coup: isWon('tie'), bet: 'punto' },
  bancoReturned: { coup: isWon('tie'), bet: 'banco' },
  tieLoses: { coup: (coup) => coup.winner !== 'tie', bet: 'tie' },
  threeChances: { coup: anyCoup, together: ['punto', 'banco', 'tie'] },
} as const satisfies Readonly<Record<string, SituationRule>>;

/** The cases of a punto banco table worth practising. */
export const SITUATION_RULES: Readonly<Record<SituationId, SituationRule>> = { ...CELLS, ...OTHERS };
export const PUNTO_BANCO_SITUATIONS: readonly SituationId[] = Object.keys(SITUATION_RULES);

/** Every situation a table shows. */
export function situationsOf(table: PuntoBancoTable): readonly SituationId[] {
  const coup = coupOf(table);
  return PUNTO_BANCO_SITUATIONS.filter((situation) => {
    const rule = SITUATION_RULES[situation];
    return rule !== undefined && rule.coup(coup) && betsShow(rule, table);
  });
}

function betsShow({ bet, together }: SituationRule, { seats }: PuntoBancoTable): boolean {
  const wanted = together ?? (bet === undefined ? [] : [bet]);
  return seats.some(({ bets }) => wanted.every((chance) => bets[chance] !== undefined));
}
