import { useEffect, useEffectEvent, useState } from 'react';
import { untilNextSecond } from './countdown-text.ts';

/**
 * Milliseconds until `endsAt`, by the server's clock because the shopper's may be wrong. The browser measures only the
 * elapsed time, with its monotonic clock.
 */
export function useTimeLeft(endsAt: string, serverNow: string, onEnd?: () => void): number {
  const initialLeft = Math.max(0, Date.parse(endsAt) - Date.parse(serverNow));
  const [left, setLeft] = useState(initialLeft);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Math.max(0, initialLeft - (performance.now() - startedAt));
      setLeft(now);
      if (now > 0) timer = setTimeout(tick, untilNextSecond(now));
      else ended();
    };
    tick();
    return () => clearTimeout(timer);
  }, [initialLeft]);

  return left;
}
