import type { HaloShape } from '../layouts/types.ts';

/** The outline round a spot, its middle on 0,0. */
export function Halo({ shape }: { readonly shape: HaloShape }) {
  if (shape.kind === 'circle') return <circle cy={shape.dy ?? 0} r={shape.radius} />;
  if (shape.kind === 'path') return <path d={shape.path} />;
  const { halfWidth, halfHeight, corner } = shape;
  return <rect x={-halfWidth} y={-halfHeight} width={halfWidth * 2} height={halfHeight * 2} rx={corner} />;
}
