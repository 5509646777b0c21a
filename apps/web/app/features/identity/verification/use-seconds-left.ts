import { useEffect, useState } from 'react';

/** Whole seconds until a `performance.now()` time: independent of the system clock, right after a suspended tab. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const update = () => {
      const seconds = secondsTo(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    update();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const secondsTo = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - performance.now()) / 1000));

/** The `performance.now()` time so many seconds from now. */
export const secondsFromNow = (seconds: number): number => performance.now() + seconds * 1000;
