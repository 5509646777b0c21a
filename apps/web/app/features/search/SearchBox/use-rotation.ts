import { useEffect, useState } from 'react';

const ROTATION_MS = 3000;

/** One of the hints after another, each for three seconds; still for those who asked for less motion. */
export function useRotation(hints: string[]): string | undefined {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (hints.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((current) => current + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [hints.length]);
  return hints[turn % Math.max(1, hints.length)];
}
