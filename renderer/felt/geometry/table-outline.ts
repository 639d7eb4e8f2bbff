import { VIEW, polar, round } from './arc.ts';

/** Where the circle of the players' side gives way to the shoulders, in degrees. */
const SHOULDER = 28.6;
/** The handles of the shoulder's curve and where it meets the straight side. */
const HANDLE = 62;
const REACH = 96;
const SPREAD = 0.2;
const DROP = { curve: 84, end: 170 } as const;
/** Below the picture, so that no window shows the table's end. */
const FLOOR = 760;

/** The table's edge at a radius: a circle on the players' side, then shoulders that leave the picture at its sides. */
export function tableOutline(radius: number, margin = 0): string {
  const corner = polar(radius, SHOULDER);
  const sine = Math.sin((SHOULDER * Math.PI) / 180);
  const cosine = Math.cos((SHOULDER * Math.PI) / 180);
  const reach = REACH + margin * SPREAD;
  const side = (right: boolean) => {
    const point = (dx: number, dy: number): string => {
      const x = corner.x + dx;
      return `${round(right ? x : VIEW.width - x)} ${round(corner.y + dy)}`;
    };
    return {
      corner: point(0, 0),
      near: point(HANDLE * cosine, HANDLE * sine),
      far: point(reach, DROP.curve),
      end: point(reach, DROP.end),
      floor: `${round(right ? corner.x + reach : VIEW.width - corner.x - reach)} ${FLOOR}`,
    };
  };
  const left = side(false);
  const right = side(true);
  return (
    `M${left.floor}L${left.end}C${left.far} ${left.near} ${left.corner}` +
    `A${radius} ${radius} 0 0 1 ${right.corner}C${right.near} ${right.far} ${right.end}L${right.floor}Z`
  );
}
