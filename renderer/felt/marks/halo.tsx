import { HALO } from '../geometry/index.ts';
import type { BoxShape } from '../layouts/index.ts';

/** The outline round a box, its middle on 0,0. `grow` widens it. */
export function Halo({ shape, grow = 0 }: { readonly shape: BoxShape; readonly grow?: number }) {
  if (shape === 'ring') return <circle r={HALO.ring + grow} />;
  if (shape === 'bonus') return <circle cy={HALO.bonus.dy} r={HALO.bonus.radius + grow} />;
  const { halfWidth, halfHeight, corner } = HALO.box;
  return (
    <rect x={-halfWidth - grow} y={-halfHeight - grow} width={(halfWidth + grow) * 2} height={(halfHeight + grow) * 2} rx={corner + grow} />
  );
}
