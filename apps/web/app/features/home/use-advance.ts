import { isPhone } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';

const ADVANCE_MS = 6000;

/**
 * Calls `onAdvance` every six seconds. Spread the result on the element: hover and focus pause it. It never runs with
 * `prefers-reduced-motion` or on phones, where the shopper swipes.
 */
export function useAdvance(count: number, onAdvance: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const latest = useRef(onAdvance);
  useEffect(() => {
    latest.current = onAdvance;
  });
  useEffect(() => {
    if (count < 2 || isPaused || isPhone() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => latest.current(), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [count, isPaused]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
