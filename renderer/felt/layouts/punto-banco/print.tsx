import { type Gloss, GlossText, glossOf } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';
import { turned, wideArc } from '../../geometry/index.ts';
import { type BandSeats, bandAt, boxOutline, halfWidthOf, seatNumbers } from '../bands/bands.ts';
import { AREA, AREA_X, BANDS, CARD_PLACES, CHANCES, type Chance, isNarrow, ODDS_RADIUS } from './places.ts';

const ODDS_ARC = 19;
const BELOW_ODDS = 18;
const NAMES: Readonly<Record<Chance, string>> = { punto: 'PUNTO', banco: 'BANCO', tie: 'ÉGALITÉ' };
/** Where the boxes bear no words: the bands, named once for the reader. */
const BANDS_GLOSS = 'print.bands';
/** The keys of the reader's words for what is printed here. */
export const PRINT_GLOSSES: readonly string[] = [...CHANCES.map((bet) => `hands.${bet}`), BANDS_GLOSS];
const ODDS = 'PUNTO 1 pour 1   ·   BANCO 19 pour 20   ·   ÉGALITÉ 8 pour 1';

interface BoxProps {
  readonly bet: Chance;
  readonly seat: number;
  readonly seats: BandSeats;
  readonly gloss: Gloss | undefined;
}

function Box({ bet, seat, seats, gloss }: BoxProps) {
  const band = BANDS[bet];
  const small = bet === 'tie';
  const half = halfWidthOf(band, seats);
  const word = glossOf(gloss, `hands.${bet}`, NAMES[bet]);
  return (
    <g transform={turned(bandAt(band, seats, seat))}>
      <Line path={boxOutline(band, seats)} />
      {isNarrow(seats) ? (
        <LetteringText
          lettering={{ text: String(seat), size: small ? 17 : 19, tracking: 0, weight: 500 }}
          x={6 - half}
          y={-12}
          anchor="start"
        />
      ) : (
        <>
          <LetteringText lettering={{ text: String(seat), size: small ? 24 : 32, tracking: 0, weight: 500 }} x={-66} y={small ? 8 : 10} />
          <LetteringText
            lettering={{ text: NAMES[bet], size: small ? 12 : 14.5, tracking: 1.2, weight: 500 }}
            x={-20}
            y={(small ? 4 : 5) - (word ? 6 : 0)}
          />
          <GlossText word={word} x={-20} y={small ? 12 : 14} />
        </>
      )}
    </g>
  );
}

/** Where a side's cards lie: two places upright, one across, its name below. */
function Area({ side, gloss }: { readonly side: 'punto' | 'banco'; readonly gloss: Gloss | undefined }) {
  const { y, halfWidth, halfHeight, inset, card, title } = AREA;
  const width = card - 4;
  const height = card * 1.4 - 4;
  return (
    <g transform={`translate(${AREA_X[side]} ${y})`}>
      <g fill="none" stroke="var(--print)">
        <rect x={-halfWidth} y={-halfHeight} width={halfWidth * 2} height={halfHeight * 2} rx={6} strokeWidth={1.5} strokeOpacity={0.82} />
        <rect
          x={inset - halfWidth}
          y={inset - halfHeight}
          width={(halfWidth - inset) * 2}
          height={(halfHeight - inset) * 2}
          rx={3}
          strokeWidth={0.7}
          strokeOpacity={0.5}
        />
        {CARD_PLACES.map((place) => (
          <rect
            key={place.x}
            transform={turned(place)}
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rx={5}
            strokeWidth={0.9}
            strokeOpacity={0.5}
            strokeDasharray="1 4"
            strokeLinecap="round"
          />
        ))}
      </g>
      <LetteringText
        lettering={{ text: NAMES[side], size: title, tracking: 8, weight: 500 }}
        gloss={glossOf(gloss, `hands.${side}`, NAMES[side])}
        y={halfHeight + 27}
      />
    </g>
  );
}

interface PrintProps {
  readonly id: string;
  readonly seats: BandSeats;
  readonly gloss: Gloss | undefined;
}

/** The three bands of numbered boxes, their odds, and the two areas. */
export function Print({ id, seats, gloss }: PrintProps) {
  const narrow = isNarrow(seats);
  return (
    <>
      <defs>
        <path id={`${id}-odds`} d={wideArc(ODDS_RADIUS, -ODDS_ARC, ODDS_ARC)} />
        <path id={`${id}-bands`} d={wideArc(ODDS_RADIUS - BELOW_ODDS, -ODDS_ARC, ODDS_ARC)} />
      </defs>
      {CHANCES.map((bet) => (
        <g key={bet}>
          {seatNumbers(seats).map((seat) => (
            <Box key={seat} bet={bet} seat={seat} seats={seats} gloss={gloss} />
          ))}
        </g>
      ))}
      <g opacity={0.94}>
        <LetteringText
          lettering={{ text: narrow ? ODDS.replace('PUNTO', 'de dehors en dedans : PUNTO') : ODDS, size: 17, tracking: 0.8, weight: 480 }}
          along={`${id}-odds`}
        />
      </g>
      {narrow && <GlossText word={glossOf(gloss, BANDS_GLOSS, '')} along={`${id}-bands`} />}
      <Area side="banco" gloss={gloss} />
      <Area side="punto" gloss={gloss} />
    </>
  );
}
