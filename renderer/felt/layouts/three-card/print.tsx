import type { PayTable } from '#shared/games/types.ts';

import { arcPath, DEALER_HAND, handLeft, RINGS, RULE_ARC, TITLE_ARC, VIEW } from '../../geometry/index.ts';
import { LetteringText, Line } from '../../board/lettering.tsx';
import { Chain, Flourish, Lozenge } from './ornaments.tsx';
import type { ThreeCardSpec } from './spec.ts';
import { PayTablePrint } from './pay-table-print.tsx';
import { RingLegendPath, SeatPrint } from './seat-print.tsx';

interface PrintProps {
  readonly id: string;
  readonly spec: ThreeCardSpec;
  readonly seats: number;
  readonly payTables: readonly PayTable[];
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
export function Print({ id, spec, seats, payTables }: PrintProps) {
  const tableOf = (bet: string) => payTables.find((table) => table.bet === bet);
  return (
    <>
      <defs>
        <path id={`${id}-title`} d={arcPath(RINGS.title, -TITLE_ARC, TITLE_ARC)} />
        <path id={`${id}-subtitle`} d={arcPath(RINGS.subtitle, -TITLE_ARC, TITLE_ARC)} />
        <RingLegendPath id={`${id}-ring`} />
      </defs>
      {Array.from({ length: seats }, (_, index) => (
        <SeatPrint key={index} spec={spec} seat={index + 1} seats={seats} ringPath={`${id}-ring`} />
      ))}
      <Chain seats={seats} />
      <RuleArc />
      <Flourish title={spec.title} />
      <LetteringText lettering={spec.title} along={`${id}-title`} />
      <LetteringText lettering={spec.subtitle} along={`${id}-subtitle`} />
      {spec.payTables.map((place) => {
        const table = tableOf(place.bet);
        return table && <PayTablePrint key={place.bet} table={table} place={place} spec={spec} />;
      })}
      <DealerFrame />
    </>
  );
}
