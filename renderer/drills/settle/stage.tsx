import type { ReactNode, Ref } from 'react';

interface StageProps {
  readonly corrected: boolean;
  readonly bar: ReactNode;
  readonly corners: ReactNode;
  readonly felt: ReactNode;
  readonly below: ReactNode;
  readonly side: ReactNode;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The table screens: bar, felt in a dark room, what is done below it, the verdict at its side. */
export function Stage({ corrected, bar, corners, felt, below, side, children, ref }: StageProps) {
  return (
    <div className={corrected ? 'stage corrected' : 'stage'} ref={ref}>
      {bar}
      <div className="split">
        <main className="room" tabIndex={-1}>
          {corners}
          {felt}
        </main>
        {below}
        {side}
      </div>
      {children}
    </div>
  );
}
