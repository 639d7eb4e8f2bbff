import type { AnnouncementId, PuntoBancoTable, Showing, SituationId } from '../types.ts';
import type { Coup } from './drawing.ts';
import type { Chance } from './rules.ts';
import { coupOf } from './settle.ts';

/** What the cards, and at one seat the bets, must be for a situation. The same line recognises and deals it. */
export interface SituationRule {
  readonly coup: (coup: Coup) => boolean;
  /** Chances staked at one seat together: it is about settling them. */
  readonly bets?: readonly Chance[];
  /** What is drawn and called: what it is about where it is about no bets. */
  readonly calls?: readonly AnnouncementId[];
}

const PUNTO_DRAWS = ['puntoDraws', 'puntoStands'];
const BANCO_DRAWS = ['bancoDraws', 'bancoStands'];
/** After a natural neither side draws, and the winner is called. */
const NATURAL = [...PUNTO_DRAWS, ...BANCO_DRAWS, 'winner'];

const THIRDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BANCO_POINTS = [3, 4, 5, 6] as const;

/** Every cell of the drawing table of banco: its point against the value of punto's third card, or its refusal. */
const CELLS: Readonly<Record<SituationId, SituationRule>> = Object.fromEntries(
  BANCO_POINTS.flatMap((point) => [
    ...THIRDS.map((third) => [`banco${point}Third${third}`, cell(point, third)] as const),
    [`banco${point}PuntoStands`, cell(point, undefined)] as const,
  ]),
);

function cell(point: number, third: number | undefined): SituationRule {
  return {
    coup: ({ bancoFirst, puntoThird, natural }) => !natural && bancoFirst === point && puntoThird === third,
    calls: BANCO_DRAWS,
  };
}

const anyCoup: SituationRule['coup'] = () => true;
const isWon =
  (by: Chance): SituationRule['coup'] =>
  ({ winner }) =>
    winner === by;

const OTHERS = {
  /** Below three banco draws whatever punto took. */
  bancoLowDraws: { coup: ({ bancoFirst, puntoThird }) => bancoFirst <= 2 && puntoThird !== undefined, calls: BANCO_DRAWS },
  bancoSevenStands: {
    coup: ({ bancoFirst, puntoThird, natural }) => bancoFirst === 7 && !natural && puntoThird !== undefined,
    calls: BANCO_DRAWS,
  },
  puntoStandsSix: { coup: ({ puntoFirst, natural }) => puntoFirst === 6 && !natural, calls: PUNTO_DRAWS },
  puntoStandsSeven: { coup: ({ puntoFirst, natural }) => puntoFirst === 7 && !natural, calls: PUNTO_DRAWS },
  /** Neither side draws although there is no natural. */
  bothStand: {
    coup: ({ punto, banco, natural }) => !natural && punto.length + banco.length === 4,
    calls: [...PUNTO_DRAWS, ...BANCO_DRAWS],
  },
  puntoNaturalEight: { coup: ({ puntoFirst, winner }) => puntoFirst === 8 && winner === 'punto', calls: [...NATURAL, 'puntoPoint'] },
  puntoNaturalNine: { coup: ({ puntoFirst, winner }) => puntoFirst === 9 && winner === 'punto', calls: [...NATURAL, 'puntoPoint'] },
  bancoNaturalEight: { coup: ({ bancoFirst, winner }) => bancoFirst === 8 && winner === 'banco', calls: [...NATURAL, 'bancoPoint'] },
  bancoNaturalNine: { coup: ({ bancoFirst, winner }) => bancoFirst === 9 && winner === 'banco', calls: [...NATURAL, 'bancoPoint'] },
  nineBeatsEight: {
    coup: ({ puntoFirst, bancoFirst }) => puntoFirst + bancoFirst === 17 && Math.abs(puntoFirst - bancoFirst) === 1,
    calls: NATURAL,
  },
  tieOfNaturals: { coup: ({ natural, winner }) => natural && winner === 'tie', calls: NATURAL },
  puntoWins: { coup: isWon('punto'), bets: ['punto'] },
  /** The winner of 19 to 20. */
  bancoWins: { coup: isWon('banco'), bets: ['banco'] },
  tieWins: { coup: isWon('tie'), bets: ['tie'] },
  puntoReturned: { coup: isWon('tie'), bets: ['punto'] },
  bancoReturned: { coup: isWon('tie'), bets: ['banco'] },
  tieLoses: { coup: (coup) => coup.winner !== 'tie', bets: ['tie'] },
  threeChances: { coup: anyCoup, bets: ['punto', 'banco', 'tie'] },
} as const satisfies Readonly<Record<string, SituationRule>>;

/** The cases of a punto banco table worth practising. */
export const SITUATION_RULES: Readonly<Record<SituationId, SituationRule>> = { ...CELLS, ...OTHERS };
export const PUNTO_BANCO_SITUATIONS: readonly SituationId[] = Object.keys(SITUATION_RULES);

/** Every situation a table shows: those of the cards once, those of bets at each seat that has them. */
export function puntoBancoShowings(table: PuntoBancoTable): readonly Showing[] {
  const coup = coupOf(table);
  return Object.entries(SITUATION_RULES).flatMap(([situation, rule]): Showing[] => {
    if (!rule.coup(coup)) return [];
    const { bets, calls = [] } = rule;
    if (bets === undefined) return [{ situation, calls }];
    const shown = table.seats.filter((seat) => bets.every((chance) => seat.bets[chance] !== undefined));
    return shown.map(({ seat }) => ({ situation, seat, bets }));
  });
}
