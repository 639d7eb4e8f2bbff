import { useEffect, useState } from 'react';

export interface LockOut {
  /** Milliseconds until the next try; 0 when there is none to wait for. */
  readonly left: number;
  /** It was locked, and no longer is. */
  readonly isOver: boolean;
  readonly lock: (seconds: number) => void;
  readonly forget: () => void;
}

/** Counts down the time the desk wants nobody to sign in. */
export function useLockOut(): LockOut {
  const [until, setUntil] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = until === null ? 0 : Math.max(0, until - now);
  const isLocked = left > 0;
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, [isLocked]);
  return {
    left,
    isOver: until !== null && !isLocked,
    lock: (seconds) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
    forget: () => {
      setUntil(null);
    },
  };
}
