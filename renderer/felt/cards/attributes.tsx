import type { Suit } from '#shared/cards/card.ts';

import { GOLD, GOLD_LINE, PAPER } from './card-style.ts';

/* Attributes say the suit: upright, their foot on 0,0, about 90 tall. */

function Sword({ ink }: { readonly ink: string }) {
  return (
    <>
      <path d="M-2.8 -24L-2.8 -80L0 -91L2.8 -80L2.8 -24Z" fill={PAPER} stroke={ink} strokeWidth={1.5} strokeLinejoin="round" />
      <path d="M0 -82L0 -26" stroke={ink} strokeWidth={0.9} />
      <path d="M-14 -26C-9 -22 9 -22 14 -26L14 -20.5C9 -17.5 -9 -17.5 -14 -20.5Z" fill={GOLD} stroke={GOLD_LINE} strokeWidth={1.2} />
      <rect x={-2} y={-20} width={4} height={13} fill={ink} />
      <circle cy={-4} r={4} fill={GOLD} stroke={GOLD_LINE} strokeWidth={1.2} />
    </>
  );
}

function Rose({ ink }: { readonly ink: string }) {
  return (
    <>
      <path d="M0 0C2 -20 -2 -40 0 -60" fill="none" stroke={GOLD_LINE} strokeWidth={2.6} />
      <path
        d="M0 -18C9 -20 14 -28 15 -36C6 -35 1 -29 0 -18ZM0 -34C-9 -35 -14 -42 -15 -50C-6 -49 -1 -44 0 -34Z"
        fill={GOLD}
        stroke={GOLD_LINE}
        strokeWidth={1.1}
      />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} transform={`rotate(${turn} 0 -73)`} cy={-82} rx={8} ry={8.5} fill={ink} stroke={PAPER} strokeWidth={1.2} />
      ))}
      <circle cy={-73} r={6.5} fill={GOLD} stroke={PAPER} strokeWidth={1.2} />
    </>
  );
}

function Lance({ ink }: { readonly ink: string }) {
  return (
    <>
      <path d="M0 0L0 -62" stroke={GOLD_LINE} strokeWidth={3} />
      <path d="M0 -92C5 -80 8 -74 10 -68L0 -57L-10 -68C-8 -74 -5 -80 0 -92Z" fill={GOLD} stroke={GOLD_LINE} strokeWidth={1.3} />
      <path d="M1.5 -55C9 -59 13 -50 24 -54C20 -48 22 -44 25 -39C14 -36 10 -44 1.5 -39Z" fill={ink} />
      <circle cy={-55} r={3} fill={ink} />
    </>
  );
}

function Trefoil({ ink }: { readonly ink: string }) {
  return (
    <>
      <path d="M0 0L0 -60" stroke={GOLD_LINE} strokeWidth={3} />
      <circle cy={-80} r={9} fill={ink} />
      <circle cx={-10} cy={-66} r={9} fill={ink} />
      <circle cx={10} cy={-66} r={9} fill={ink} />
      <circle cy={-70.5} r={4.2} fill={GOLD} stroke={PAPER} strokeWidth={1} />
      <path d="M-7 -52L7 -52L5 -47L-5 -47Z" fill={GOLD} stroke={GOLD_LINE} strokeWidth={1} />
      <circle cy={-24} r={3.6} fill={GOLD} stroke={GOLD_LINE} strokeWidth={1} />
    </>
  );
}

const DRAWINGS = { s: Sword, h: Rose, d: Lance, c: Trefoil } as const;

/** What a court card carries: sword, rose, lance or trefoil sceptre. */
export function Attribute({ suit, ink }: { readonly suit: Suit; readonly ink: string }) {
  const Drawing = DRAWINGS[suit];
  return <Drawing ink={ink} />;
}
