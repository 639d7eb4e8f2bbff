import type { FeltMark } from '../felt-types.ts';
import { stepped, turned, upright } from '../geometry/index.ts';
import type { Drawing, MarkPlace } from '../layouts/types.ts';
import { CorrectionTag } from './correction-tag.tsx';
import { Halo } from './halo.tsx';
import { VerdictMark } from './verdict-mark.tsx';

interface FeltMarksProps {
  readonly marks: readonly FeltMark[];
  readonly drawing: Drawing;
}

function Mark({ mark, place }: { readonly mark: FeltMark; readonly place: MarkPlace }) {
  const sign = mark.shape === 'order' ? place.order : place.verdict;
  const { correction } = place;
  return (
    <>
      <g transform={upright(stepped(place, sign.dx, sign.dy))}>
        <VerdictMark shape={mark.shape} number={mark.number} />
      </g>
      {mark.tag !== undefined && (
        <g transform={upright(stepped(place, correction.dx, correction.dy))}>
          <CorrectionTag text={mark.tag} shape={mark.shape} />
        </g>
      )}
    </>
  );
}

function spotPlace({ place }: Drawing, { seat, bet }: FeltMark) {
  return seat === undefined || bet === undefined ? undefined : place({ seat, bet });
}

/** Rings round the spots that went wrong; they lie below the chips, so that they cut no figure. */
export function MarkHalos({ marks, drawing }: FeltMarksProps) {
  return marks.map((mark, index) => {
    const place = mark.shape === 'right' ? undefined : spotPlace(drawing, mark);
    return (
      place && (
        <g key={index} transform={turned(place)} className={`felt-halo felt-halo-${mark.shape}`}>
          <Halo shape={place.halo} />
        </g>
      )
    );
  });
}

/** The verdicts, the quiet ones first: an error is never hidden by what is right. */
export function FeltMarks({ marks, drawing }: FeltMarksProps) {
  const aboutTable = marks.filter(({ seat }) => seat === undefined);
  const ordered = [...marks].sort((a, b) => Number(b.shape === 'right') - Number(a.shape === 'right'));
  return ordered.map((mark, index) => {
    const isCall = mark.bet === undefined || mark.seat === undefined;
    const place = isCall
      ? drawing.callPlace({ seat: mark.seat, topic: mark.topic, index: Math.max(0, aboutTable.indexOf(mark)) })
      : spotPlace(drawing, mark);
    return place && <Mark key={index} mark={mark} place={place} />;
  });
}
