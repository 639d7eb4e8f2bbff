import type { PayTable } from '#shared/games/types.ts';

import { arcPath, DEALER_HAND, handLeft, RINGS, RULE_ARC, TITLE_ARC, VIEW } from '../../geometry/index.ts';
import { type Gloss, glossOf } from '../../board/gloss.tsx';
import { LetteringText, Line } from '../../board/lettering.tsx';
import { Chain, Flourish, Lozenge } from './ornaments.tsx';
import type { ThreeCardSpec } from './spec.ts';
import { ODDS_GLOSS, PayTablePrint } from './pay-table-print.tsx';
import { RingLegendPath, SeatPrint } from './seat-print.tsx';

const SUBTITLE_GLOSS = 'print.queenPlays';
/** Set closer where the reader's words follow in the same line. */
const SUBTITLE_TRACKING = 0.4;

/** The keys of the reader's words for what a three-card felt prints. */
export function printGlosses({ boxes, hands }: Pick<ThreeCardSpec, 'boxes' | 'hands'>): readonly string[] {
  return [SUBTITLE_GLOSS, ODDS_GLOSS, ...boxes.map(({ bet }) => `bets.${bet}`), ...Object.keys(hands).map((hand) => `hands.${hand}`)];
}

interface PrintProps {
  readonly id: string;
  readonly spec: ThreeCardSpec;
  readonly seats: number;
  readonly payTables: readonly PayTable[];
  readonly gloss: Gloss | undefined;
}

/** The double line that parts the players' ground from the dealer's, with its finials. */
function RuleArc() {
  return (
    <>
      <Line path={arcPath(RINGS.rule, -RULE_ARC.end, RULE_ARC.end)} width={1.6} opacity={0.7} />
      <Line path={arcPath(RINGS.rule - RULE_ARC.gap, -RULE_ARC.end, RULE_ARC.end)} width={0.7} opacity={0.6} />
      {[-RULE_ARC.finial, RULE_ARC.finial].map((angle) => (
        <Lozenge key={angle} radius={RINGS.rule - 2} angle={angle} size={4.5} />
      ))}
    </>
  );
}

/** The places of the dealer's cards. */
function DealerFrame() {
  const { width, step, y, frame } = DEALER_HAND;
  const left = VIEW.width / 2 + handLeft(3, width, step);
  return (
    <g fill="none" stroke="var(--print)" strokeOpacity={0.45} strokeWidth={1}>
      {[0, 1, 2].map((index) => (
        <rect
          key={index}
          x={left - frame.pad + index * step}
          y={y - frame.top}
          width={frame.width}
          height={frame.height}
          rx={frame.corner}
        />
      ))}
    </g>
  );
}

/** Everything printed on the cloth. */
export function Print({ id, spec, seats, payTables, gloss }: PrintProps) {
  const subtitle = glossOf(gloss, SUBTITLE_GLOSS, spec.subtitle.text);
  const tableOf = (bet: string) => payTables.find((table) => table.bet === bet);
  return (
    <>
      <defs>
        <path id={`${id}-title`} d={arcPath(RINGS.title, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-subtitle`} d={arcPath(RINGS.subtitle, -TITLE_ARC, TITLE_ARC)} />
        <RingLegendPath id={`${id}-ring`} />
      </defs>
      {Array.from({ length: seats }, (_, index) => (
        <SeatPrint key={index} spec={spec} seat={index + 1} seats={seats} ringPath={`${id}-ring`} gloss={gloss} />
      ))}
      <Chain seats={seats} />
      <RuleArc />
      <Flourish title={spec.title} />
      <LetteringText lettering={spec.title} along={`${id}-title`} />
      <LetteringText
        lettering={subtitle ? { ...spec.subtitle, tracking: Math.min(spec.subtitle.tracking, SUBTITLE_TRACKING) } : spec.subtitle}
        gloss={subtitle}
        along={`${id}-subtitle`}
      />
      {spec.payTables.map((place) => {
        const table = tableOf(place.bet);
        return table && <PayTablePrint key={place.bet} table={table} place={place} spec={spec} gloss={gloss} />;
      })}
      <DealerFrame />
    </>
  );
}
