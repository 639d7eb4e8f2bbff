import { memo } from 'react';

import { colourOf } from '#shared/games/lu-english-roulette/spots.ts';

import { round } from '../../geometry/index.ts';
import { WHEEL } from './geometry.ts';

/** The numbers as they follow one another round a wheel with a single zero. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
const STEP = 360 / ORDER.length;
const R = WHEEL.radius;
const RADII = { track: R * 0.87, numbers: R * 0.77, pocket: R * 0.62, cone: R * 0.47 } as const;
const FILLS = { red: 'var(--cloth-red)', black: 'var(--cloth-black)', green: '#15694a' } as const;
const GOLD = '#c9a45c';
const FRET = '#d9c48f';

function at(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

function ring(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)].map((point) => point.join(' '));
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

function Pocket({ number, angle }: { readonly number: number; readonly angle: number }) {
  const fill = FILLS[colourOf(number)];
  const [from, to] = [angle - STEP / 2, angle + STEP / 2];
  const [x, y] = at((RADII.pocket + RADII.numbers) / 2, angle);
  return (
    <>
      <path d={ring(RADII.pocket, RADII.numbers, from, to)} fill={fill} stroke={FRET} strokeWidth={0.7} />
      <path d={ring(RADII.cone, RADII.pocket, from, to)} fill={fill} fillOpacity={0.72} stroke={FRET} strokeWidth={0.6} />
      <g transform={`translate(${x} ${y}) rotate(${round(angle + 90)})`}>
        <text className="felt-print felt-figure" y={R * 0.027} fontSize={R * 0.083} fontWeight={600}>
          {number}
        </text>
      </g>
    </>
  );
}

/** The wheel from above, the ball lying in the pocket of the number, that pocket towards the layout. */
export const Wheel = memo(function Wheel({ number }: { readonly number: number }) {
  const start = ORDER.findIndex((each) => each === number);
  const [ballX, ballY] = at((RADII.cone + RADII.pocket) / 2, WHEEL.turn);
  return (
    <g transform={`translate(${WHEEL.x} ${WHEEL.y})`}>
      <circle cx={3} cy={6} r={R + 2} opacity={0.4} />
      <circle r={R} fill="#2b1a10" stroke={GOLD} strokeOpacity={0.7} />
      {[0.3, 0.55, 0.8].map((share) => (
        <circle key={share} r={R - R * 0.13 * share} fill="none" stroke="#000" strokeWidth={0.8} strokeOpacity={0.35} />
      ))}
      <circle r={RADII.track} fill="#3a2516" stroke="#0d0805" strokeWidth={1.5} />
      {Array.from({ length: 8 }, (_, index) => {
        const angle = index * 45 + 22.5;
        const [x, y] = at(R * 0.82, angle);
        return (
          <rect
            key={index}
            x={-6}
            y={-1.6}
            width={12}
            height={3.2}
            rx={1.6}
            fill={GOLD}
            transform={`translate(${x} ${y}) rotate(${angle + (index % 2) * 90})`}
          />
        );
      })}
      {ORDER.map((each, index) => (
        <Pocket key={each} number={each} angle={WHEEL.turn + (index - start) * STEP} />
      ))}
      <circle r={RADII.cone} fill="#33200f" stroke={FRET} />
      {Array.from({ length: 12 }, (_, index) => {
        const [from, to] = [at(RADII.cone * 0.96, index * 30), at(RADII.cone * 0.3, index * 30)];
        return <path key={index} d={`M${from.join(' ')}L${to.join(' ')}`} stroke="#000" strokeWidth={0.8} strokeOpacity={0.35} />;
      })}
      {[45, 135, 225, 315].map((angle) => {
        const [x, y] = at(RADII.cone * 0.66, angle);
        return (
          <g key={angle}>
            <path d={`M0 0L${x} ${y}`} stroke={GOLD} strokeWidth={5} strokeLinecap="round" />
            <circle cx={x} cy={y} r={5.5} fill="#e3c689" />
          </g>
        );
      })}
      <circle r={RADII.cone * 0.26} fill={GOLD} stroke="#6d541f" />
      <circle r={RADII.cone * 0.13} fill="#eed9a6" />
      <circle cx={ballX + 1.5} cy={ballY + 2} r={R * 0.042} opacity={0.5} />
      <circle cx={ballX} cy={ballY} r={R * 0.042} fill="#fffaf0" stroke="#8d8674" strokeWidth={0.6} />
    </g>
  );
});

/** The dolly: a turned brass foot and a clear body, standing on 0,0. */
export function Dolly() {
  return (
    <g transform="scale(.78)">
      <ellipse cx={3} cy={3} rx={14} ry={10} opacity={0.42} />
      <ellipse rx={12.5} ry={8.5} fill="#8a6a2a" stroke="#2d210a" strokeWidth={0.8} />
      <ellipse cy={-2.5} rx={12.5} ry={8.5} fill={GOLD} />
      <ellipse cy={-3} rx={8.5} ry={5.4} fill="#a88136" />
      <path
        d="M-7 -4C-7 -12 -3.5 -14 -3.5 -20C-3.5 -23 -5 -25 -5 -27H5C5 -25 3.5 -23 3.5 -20C3.5 -14 7 -12 7 -4Z"
        fill="#fdf6e2"
        fillOpacity={0.93}
        stroke="#7d6222"
        strokeWidth={0.9}
      />
      <path d="M-3.6 -6C-3.6 -11 -1.5 -15 -1.5 -21" fill="none" stroke="#b9a877" strokeWidth={1.1} />
      <ellipse cy={-29} rx={8} ry={6} fill={GOLD} stroke="#5d4615" strokeWidth={0.8} />
      <ellipse cx={-1.5} cy={-30.6} rx={4} ry={2.5} fill="#f0dcab" />
    </g>
  );
}
