import { useEffect, useRef, useState } from 'react';

const ADVANCE_MS = 6000;

/**
 * Calls `onAdvance` every six seconds while nobody looks closer. Spread the result on the element: hover and focus
 * hold it, and it never moves for those who asked for less motion.
 */
export function useAdvance(count: number, onAdvance: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(onAdvance);
  useEffect(() => {
    latest.current = onAdvance;
  });
  useEffect(() => {
    if (count < 2 || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => latest.current(), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [count, isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}
