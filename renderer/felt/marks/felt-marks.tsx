import type { FeltMark } from '../felt-types.ts';
import { stepped, turned, upright } from '../geometry/index.ts';
import { type Label, type Obstacle, placeLabels } from '../label-places.ts';
import type { Drawing, MarkPlace, SpotPlace } from '../layouts/types.ts';
import { CORRECTION_HEIGHT, CorrectionTag, correctionWidth } from './correction-tag.tsx';
import { Halo } from './halo.tsx';
import { VerdictMark } from './verdict-mark.tsx';

interface FeltMarksProps {
  readonly marks: readonly FeltMark[];
  readonly drawing: Drawing;
}

/** Piles lie closer to one another than boxes do. */
const SMALL = 0.7;
/** A verdict's sign, about. */
const SIGN = 18;

interface Placed {
  readonly mark: FeltMark;
  readonly place: MarkPlace;
  /** The radius of the pile it is about, where it is one. */
  readonly pile: number | undefined;
}

function spotPlace({ place }: Drawing, { seat, bet }: FeltMark): SpotPlace | undefined {
  return seat === undefined || bet === undefined ? undefined : place({ seat, bet });
}

function placed(marks: readonly FeltMark[], drawing: Drawing): readonly Placed[] {
  const aboutTable = marks.filter(({ seat }) => seat === undefined);
  return marks.flatMap((mark): Placed[] => {
    if (mark.bet === undefined || mark.seat === undefined) {
      const index = Math.max(0, aboutTable.indexOf(mark));
      return [{ mark, place: drawing.callPlace({ seat: mark.seat, topic: mark.topic, index }), pile: undefined }];
    }
    const place = spotPlace(drawing, mark);
    return place ? [{ mark, place, pile: place.halo.kind === 'circle' && drawing.byPlace ? place.halo.radius : undefined }] : [];
  });
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

const signPlace = ({ mark, place }: Placed) => {
  const sign = mark.shape === 'order' ? place.order : place.verdict;
  return stepped(place, sign.dx, sign.dy);
};

/**
 * The verdicts, the quiet ones first: an error is never hidden by what is right. Where piles lie close, a correction
 * that would cover another, or a pile, is left to the panel; its sign stays.
 */
export function FeltMarks({ marks, drawing }: FeltMarksProps) {
  const all = [...placed(marks, drawing)].sort((a, b) => Number(b.mark.shape === 'right') - Number(a.mark.shape === 'right'));
  const tags = tagsOf(all);
  return (
    <>
      {all.map((each, index) => (
        <g key={index} transform={upright(signPlace(each))}>
          <g transform={each.pile === undefined ? undefined : `scale(${SMALL})`}>
            <VerdictMark shape={each.mark.shape} number={each.mark.number} />
          </g>
        </g>
      ))}
      {tags.map(({ mark, x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <CorrectionTag text={mark.tag ?? ''} shape={mark.shape} />
        </g>
      ))}
    </>
  );
}

function tagsOf(all: readonly Placed[]): readonly { readonly mark: FeltMark; readonly x: number; readonly y: number }[] {
  const tagged = all.filter(({ mark }) => mark.tag !== undefined);
  const labels = tagged.map(({ mark, place, pile }): Label => {
    const { x, y } = stepped(place, place.correction.dx, place.correction.dy);
    const around = pile === undefined ? {} : { around: { x: place.x, y: place.y, radius: pile } };
    return { x, y, width: correctionWidth(mark.tag ?? ''), height: CORRECTION_HEIGHT, ...around };
  });
  const obstacles = all.flatMap((each): Obstacle[] => {
    if (each.pile === undefined) return [];
    const sign = signPlace(each);
    const size = each.mark.shape === 'right' ? 0 : each.pile * 1.5;
    return [
      { x: sign.x, y: sign.y, width: SIGN * SMALL, height: SIGN * SMALL },
      ...(size > 0 ? [{ x: each.place.x, y: each.place.y, width: size, height: size }] : []),
    ];
  });
  return placeLabels(labels, obstacles).flatMap((at, index) => {
    const mark = tagged[index]?.mark;
    return at && mark ? [{ mark, x: at.x, y: at.y }] : [];
  });
}
