import type { FeltMark } from '../felt-types.ts';
import { CORRECTION, MARKS, pose, poseAt, turned, upright } from '../geometry/index.ts';
import { type BoxPlace, boxOf, type FeltLayout } from '../layouts/index.ts';
import { CorrectionTag } from './correction-tag.tsx';
import { Halo } from './halo.tsx';
import { VerdictMark } from './verdict-mark.tsx';

interface FeltMarksProps {
  readonly marks: readonly FeltMark[];
  readonly layout: FeltLayout;
  readonly seats: number;
}

interface PlacedProps {
  readonly mark: FeltMark;
  readonly seats: number;
}

const cornerOf = (mark: FeltMark): 'order' | 'verdict' => (mark.shape === 'order' ? 'order' : 'verdict');

function SpotMark({ mark, seat, box, seats }: PlacedProps & { readonly seat: number; readonly box: BoxPlace }) {
  const kind = box.shape === 'bonus' || box.shape === 'ring' ? box.shape : 'box';
  const { dx, dy } = MARKS[kind][cornerOf(mark)];
  const tag = CORRECTION[kind === 'bonus' ? 'bonus' : 'box'];
  return (
    <>
      <g transform={upright(poseAt(seat, box.radius, seats, box.dx + dx, dy))}>
        <VerdictMark shape={mark.shape} number={mark.number} />
      </g>
      {mark.tag !== undefined && (
        <g transform={upright(poseAt(seat, box.radius, seats, box.dx + tag.dx, tag.dy))}>
          <CorrectionTag text={mark.tag} shape={mark.shape} />
        </g>
      )}
    </>
  );
}

/** On a seat's hand: the call about it. */
function HandMark({ mark, seat, seats }: PlacedProps & { readonly seat: number }) {
  const { dx, dy } = MARKS.hand[cornerOf(mark)];
  return (
    <>
      <g transform={upright(pose(seat, 'cards', seats, dx, dy))}>
        <VerdictMark shape={mark.shape} number={mark.number} />
      </g>
      {mark.tag !== undefined && (
        <g transform={upright(pose(seat, 'cards', seats, CORRECTION.hand.dx, CORRECTION.hand.dy))}>
          <CorrectionTag text={mark.tag} shape={mark.shape} />
        </g>
      )}
    </>
  );
}

/** On the dealer's hand: the call about the table. */
function DealerMark({ mark }: { readonly mark: FeltMark }) {
  return (
    <>
      <g transform={`translate(${MARKS.dealer.x} ${MARKS.dealer.y})`}>
        <VerdictMark shape={mark.shape} number={mark.number} />
      </g>
      {mark.tag !== undefined && (
        <g transform={`translate(${CORRECTION.dealer.x} ${CORRECTION.dealer.y})`}>
          <CorrectionTag text={mark.tag} shape={mark.shape} />
        </g>
      )}
    </>
  );
}

/** Rings round the spots that went wrong; they lie below the chips, so that they cut no figure. */
export function MarkHalos({ marks, layout, seats }: FeltMarksProps) {
  return marks.map((mark, index) => {
    const box = mark.bet === undefined ? undefined : boxOf(layout, mark.bet);
    if (!box || mark.seat === undefined || mark.shape === 'right') return null;
    return (
      <g key={index} transform={turned(poseAt(mark.seat, box.radius, seats, box.dx))} className={`felt-halo felt-halo-${mark.shape}`}>
        <Halo shape={box.shape} />
      </g>
    );
  });
}

/** The verdicts, the quiet ones first: an error is never hidden by what is right. */
export function FeltMarks({ marks, layout, seats }: FeltMarksProps) {
  const ordered = [...marks].sort((a, b) => Number(b.shape === 'right') - Number(a.shape === 'right'));
  return ordered.map((mark, index) => {
    if (mark.seat === undefined) return <DealerMark key={index} mark={mark} />;
    if (mark.bet === undefined) return <HandMark key={index} mark={mark} seat={mark.seat} seats={seats} />;
    const box = boxOf(layout, mark.bet);
    return box && <SpotMark key={index} mark={mark} seat={mark.seat} box={box} seats={seats} />;
  });
}
