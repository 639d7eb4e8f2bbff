import type { HandId, PayTable } from '#shared/games/types.ts';

import { type Gloss, GlossText, glossOf, type GlossWord } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';
import { turned, wideArc, wideAt } from '../../geometry/index.ts';
import { textWidth } from '../../text-width.ts';
import { angleOf, BANK, bankCard, BOX, CORNERS, LEGEND_DX, RINGS, SEATS } from './places.ts';
import { OPEN_CARD_GLOSS } from './hands.tsx';
import type { BoxLegend, StudSpec } from './spec.ts';

const TITLE_ARC = 18;
const RULE_END = 14.5;
/** From the lettering to the line at its side, in units. */
const RULE_GAP = 22;
const WEIGHT = 500;
/** From one line to the next against the size, and how far a figure's middle lies above its foot. */
const LINE = { step: 1.02, middle: 0.34 } as const;
/** From the print's last line to the reader's word. */
const GLOSS_STEP = 12.5;
const GLOSSES = {
  ante: 'bets.ante',
  raise: 'print.raise',
  subtitle: 'print.aceKingPlays',
  pack: 'print.pack',
  discard: 'print.discard',
  times: 'print.timesStake',
} as const;

/** The keys of the reader's words for what a stud felt prints. */
export function printGlosses({ hands }: Pick<StudSpec, 'hands'>): readonly string[] {
  return [...Object.values(GLOSSES), OPEN_CARD_GLOSS, ...Object.keys(hands).map((hand) => `hands.${hand}`)];
}

interface BoxProps {
  readonly bet: 'ante' | 'raise';
  readonly seat: number;
  readonly legend: BoxLegend;
  readonly word: GlossWord | undefined;
}

function Box({ bet, seat, legend: { lines, size, tracking }, word }: BoxProps) {
  const { halfWidth, halfHeight, inset } = BOX;
  const step = size * LINE.step;
  const height = (lines.length - 1) * step + (word ? GLOSS_STEP : 0);
  const first = size * LINE.middle - height / 2;
  const corner = CORNERS[bet];
  return (
    <g transform={turned(wideAt(RINGS[bet], angleOf(seat)))} fill="none" stroke="var(--print)">
      <rect
        x={-halfWidth}
        y={-halfHeight}
        width={halfWidth * 2}
        height={halfHeight * 2}
        rx={corner}
        strokeWidth={1.5}
        strokeOpacity={0.82}
      />
      <rect
        x={inset - halfWidth}
        y={inset - halfHeight}
        width={(halfWidth - inset) * 2}
        height={(halfHeight - inset) * 2}
        rx={Math.max(1.5, corner - inset)}
        strokeWidth={0.7}
        strokeOpacity={0.5}
      />
      <g stroke="none">
        {lines.map((text, index) => (
          <LetteringText key={text} lettering={{ text, size, tracking, weight: WEIGHT }} x={LEGEND_DX} y={first + index * step} />
        ))}
        <GlossText word={word} x={LEGEND_DX} y={first + height} />
      </g>
    </g>
  );
}

/** Lines that lead up to the title on both sides. */
function Rules({ spec }: { readonly spec: StudSpec }) {
  const radius = RINGS.title + 9;
  const { text, size, tracking } = spec.title;
  const half = ((textWidth(text, size, tracking) / 2 + RULE_GAP) / radius) * (180 / Math.PI);
  if (half >= RULE_END) return null;
  return [-1, 1].map((side) => <Line key={side} path={wideArc(radius, side * half, side * RULE_END)} width={1} opacity={0.6} />);
}

/** What a raise wins, the least hand first: `paire 1 · deux paires 2 · … fois la mise`. */
function oddsLine({ lines }: PayTable, nameOf: (hand: HandId) => string, times: string): string {
  const printed = lines.map(({ hand, odds }) => {
    const ratio = odds.denominator === 1 ? `${odds.numerator}` : `${odds.numerator}/${odds.denominator}`;
    return `${nameOf(hand)}\u00a0${ratio}`;
  });
  return `${printed.join(' · ')} ${times}`;
}

/** The same for the reader. */
function oddsGloss(table: PayTable, gloss: Gloss | undefined): GlossWord | undefined {
  if (gloss === undefined) return undefined;
  const { say, language } = gloss;
  return { text: oddsLine(table, (hand) => say(`hands.${hand}`), say(GLOSSES.times)), language };
}

interface PrintProps {
  readonly id: string;
  readonly spec: StudSpec;
  readonly payTables: readonly PayTable[];
  readonly gloss: Gloss | undefined;
}

/** Everything printed on a stud cloth. */
export function Print({ id, spec, payTables, gloss }: PrintProps) {
  const { width, frame } = BANK;
  return (
    <>
      <defs>
        <path id={`${id}-title`} d={wideArc(RINGS.title, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-subtitle`} d={wideArc(RINGS.subtitle, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-odds`} d={wideArc(RINGS.odds, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-odds-gloss`} d={wideArc(RINGS.oddsGloss, -TITLE_ARC, TITLE_ARC)} />
      </defs>
      {Array.from({ length: SEATS }, (_, index) => (
        <g key={index}>
          {(['raise', 'ante'] as const).map((bet) => (
            <Box key={bet} bet={bet} seat={index + 1} legend={spec[bet]} word={glossOf(gloss, GLOSSES[bet], spec[bet].lines.join(' '))} />
          ))}
        </g>
      ))}
      <LetteringText lettering={spec.title} along={`${id}-title`} />
      <LetteringText lettering={spec.subtitle} gloss={glossOf(gloss, GLOSSES.subtitle, spec.subtitle.text)} along={`${id}-subtitle`} />
      <Rules spec={spec} />
      {payTables.map((table) => (
        <g key={table.bet}>
          <LetteringText
            lettering={{
              text: oddsLine(table, (hand) => spec.hands[hand] ?? hand, spec.times),
              size: 15,
              tracking: 0.5,
              weight: 500,
            }}
            along={`${id}-odds`}
          />
          <GlossText word={oddsGloss(table, gloss)} along={`${id}-odds-gloss`} />
        </g>
      ))}
      {Array.from({ length: 5 }, (_, index) => {
        const { x, y } = bankCard(index);
        return (
          <rect
            key={index}
            x={x - width / 2 - frame}
            y={y - width * 0.7 - frame}
            width={width + 2 * frame}
            height={width * 1.4 + 2 * frame}
            rx={8}
            fill="none"
            stroke="var(--print)"
            strokeOpacity={0.45}
          />
        );
      })}
      <Caption x={196} text={spec.pack} word={glossOf(gloss, GLOSSES.pack, spec.pack)} />
      <Caption x={1084} text={spec.discard} word={glossOf(gloss, GLOSSES.discard, spec.discard)} />
    </>
  );
}

interface CaptionProps {
  readonly x: number;
  readonly text: string;
  readonly word: GlossWord | undefined;
}

function Caption({ x, text, word }: CaptionProps) {
  return (
    <>
      <LetteringText lettering={{ text, size: 15.5, tracking: 0.2, weight: 480, italic: true }} x={x} y={word ? 452 : 459} />
      <GlossText word={word} x={x} y={468} />
    </>
  );
}
