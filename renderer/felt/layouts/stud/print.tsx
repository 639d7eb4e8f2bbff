import type { PayTable } from '#shared/games/types.ts';

import { LetteringText, Line } from '../../board/lettering.tsx';
import { turned, wideArc, wideAt } from '../../geometry/index.ts';
import { textWidth } from '../../text-width.ts';
import { angleOf, BANK, bankCard, BOX, CORNERS, LEGEND_DX, RINGS, SEATS } from './places.ts';
import type { StudSpec } from './spec.ts';

const TITLE_ARC = 18;
const RULE_END = 14.5;
/** From the lettering to the line at its side, in units. */
const RULE_GAP = 22;
const LEGENDS = {
  ante: { size: 18, tracking: 2.2, weight: 500, dy: 6 },
  raise: { size: 14, tracking: 0.8, weight: 500, dy: 4.8 },
} as const;

function Box({ bet, seat, word }: { readonly bet: 'ante' | 'raise'; readonly seat: number; readonly word: string }) {
  const { halfWidth, halfHeight, inset } = BOX;
  const { dy, ...look } = LEGENDS[bet];
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
        <LetteringText lettering={{ ...look, text: word }} x={LEGEND_DX} y={dy} />
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
function oddsLine({ hands, times }: StudSpec, { lines }: PayTable): string {
  const printed = lines.map(({ hand, odds }) => {
    const ratio = odds.denominator === 1 ? `${odds.numerator}` : `${odds.numerator}/${odds.denominator}`;
    return `${hands[hand] ?? hand}\u00a0${ratio}`;
  });
  return `${printed.join(' · ')} ${times}`;
}

interface PrintProps {
  readonly id: string;
  readonly spec: StudSpec;
  readonly payTables: readonly PayTable[];
}

/** Everything printed on a stud cloth. */
export function Print({ id, spec, payTables }: PrintProps) {
  const { width, frame } = BANK;
  return (
    <>
      <defs>
        <path id={`${id}-title`} d={wideArc(RINGS.title, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-subtitle`} d={wideArc(RINGS.subtitle, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-odds`} d={wideArc(RINGS.odds, -TITLE_ARC, TITLE_ARC)} />
      </defs>
      {Array.from({ length: SEATS }, (_, index) => (
        <g key={index}>
          <Box bet="raise" seat={index + 1} word={spec.raise} />
          <Box bet="ante" seat={index + 1} word={spec.ante} />
        </g>
      ))}
      <LetteringText lettering={spec.title} along={`${id}-title`} />
      <LetteringText lettering={spec.subtitle} along={`${id}-subtitle`} />
      <Rules spec={spec} />
      {payTables.map((table) => (
        <LetteringText
          key={table.bet}
          lettering={{ text: oddsLine(spec, table), size: 15, tracking: 0.5, weight: 500 }}
          along={`${id}-odds`}
        />
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
      <Caption x={196} text={spec.pack} />
      <Caption x={1084} text={spec.discard} />
    </>
  );
}

function Caption({ x, text }: { readonly x: number; readonly text: string }) {
  return <LetteringText lettering={{ text, size: 15.5, tracking: 0.2, weight: 480, italic: true }} x={x} y={459} />;
}
