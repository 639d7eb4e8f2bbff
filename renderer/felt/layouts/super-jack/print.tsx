import type { PayTable } from '#shared/games/types.ts';

import { type Gloss, GlossText, glossOf } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';
import { stepped, turned, wideAngle, wideArc, wideAt } from '../../geometry/index.ts';
import { bandAt, boxOutline, seatNumbers } from '../bands/bands.ts';
import { BOX, CHANCES, type Chance, INSURANCE, LINE, RINGS, ROWS, SEATS } from './places.ts';

const NAMES: Readonly<Record<Chance, string>> = { bust: 'BUST', blackjack: 'BLACK-JACK', silver: 'SILVER-JACK', gold: 'GOLD-JACK' };
const INSURANCE_WORDS = { print: 'INSURANCE LINE', gloss: 'print.insurance' } as const;
/** The keys of the reader's words for what is printed here. */
export const PRINT_GLOSSES: readonly string[] = [...CHANCES.map((bet) => `hands.${bet}`), INSURANCE_WORDS.gloss];
const INSURANCE_ANGLES = [-12.2, 0, 12.2] as const;
const TITLE_ARC = 14;

function Seat({ seat }: { readonly seat: number }) {
  const place = wideAt(RINGS.box, wideAngle(seat, SEATS.count, SEATS.pitch));
  const { half, inset } = BOX;
  return (
    <>
      <g transform={turned(place)} fill="none" stroke="var(--print)">
        <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={5} strokeWidth={1.4} strokeOpacity={0.8} />
        <rect
          x={inset - half}
          y={inset - half}
          width={(half - inset) * 2}
          height={(half - inset) * 2}
          rx={3}
          strokeWidth={0.6}
          strokeOpacity={0.5}
        />
      </g>
      <g transform={turned(stepped(place, 0, 0))}>
        <LetteringText lettering={{ text: String(seat), size: 17, tracking: 0, weight: 500 }} x={-52} y={30} />
      </g>
    </>
  );
}

interface BoxProps {
  readonly bet: Chance;
  readonly seat: number;
  readonly odds: string;
  readonly gloss: Gloss | undefined;
}

/** The box of a chance: its name at the left, its odds at the right, the best row tinted. */
function Box({ bet, seat, odds, gloss }: BoxProps) {
  const band = ROWS[bet];
  const gold = bet === 'gold';
  const word = glossOf(gloss, `hands.${bet}`, NAMES[bet]);
  const path = boxOutline(band, SEATS);
  return (
    <g transform={turned(bandAt(band, SEATS, seat))}>
      {gold && <path d={path} fill="var(--brass)" fillOpacity={0.12} />}
      <Line path={path} width={1.1} opacity={0.75} />
      <LetteringText lettering={{ text: NAMES[bet], size: 12, tracking: 0.4, weight: 520 }} x={-73} y={word ? -2.5 : 4.2} anchor="start" />
      <GlossText word={word} x={-73} y={11} anchor="start" />
      <LetteringText lettering={{ text: odds, size: 17, tracking: 0, weight: 500 }} x={73} y={5.5} anchor="end" />
    </g>
  );
}

interface PrintProps {
  readonly id: string;
  readonly payTables: readonly PayTable[];
  readonly gloss: Gloss | undefined;
}

/** The blackjack boxes, the insurance line, and beside it the super-jack line. */
export function Print({ id, payTables, gloss }: PrintProps) {
  const format = new Intl.NumberFormat('fr');
  const oddsOf = (bet: Chance): string => {
    const line = payTables.flatMap(({ lines }) => lines).find(({ hand }) => hand === bet);
    return line ? format.format(line.odds.numerator / line.odds.denominator) : '';
  };
  const seats = seatNumbers(SEATS);
  const half = (SEATS.count * SEATS.pitch) / 2;
  const middle = (INSURANCE.outer + INSURANCE.inner) / 2 - 6;
  return (
    <>
      <defs>
        <path id={`${id}-title`} d={wideArc(RINGS.title, -TITLE_ARC, TITLE_ARC)} />
        {INSURANCE_ANGLES.map((angle) => (
          <path key={angle} id={`${id}-insurance-${angle}`} d={wideArc(middle, angle - 6, angle + 6)} />
        ))}
      </defs>
      {seats.map((seat) => (
        <Seat key={seat} seat={seat} />
      ))}
      <g transform={turned(wideAt((INSURANCE.outer + INSURANCE.inner) / 2, 0))}>
        <Line path={boxOutline(INSURANCE, { count: 1, pitch: half * 2 })} width={1.4} />
      </g>
      {INSURANCE_ANGLES.map((angle) => (
        <LetteringText
          key={angle}
          lettering={{ text: INSURANCE_WORDS.print, size: 18, tracking: 4, weight: 500 }}
          gloss={glossOf(gloss, INSURANCE_WORDS.gloss, INSURANCE_WORDS.print)}
          along={`${id}-insurance-${angle}`}
        />
      ))}
      {CHANCES.flatMap((bet) => seats.map((seat) => <Box key={`${bet} ${seat}`} bet={bet} seat={seat} odds={oddsOf(bet)} gloss={gloss} />))}
      <g transform={turned(wideAt((LINE.outer + LINE.inner) / 2, 0))}>
        <Line path={boxOutline(LINE, { count: 1, pitch: half * 2 })} width={2} />
      </g>
      <LetteringText lettering={{ text: 'SUPER-JACK', size: 26, tracking: 10, weight: 500 }} along={`${id}-title`} />
    </>
  );
}
