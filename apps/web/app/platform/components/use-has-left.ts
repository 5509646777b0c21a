import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has left the window at the top. */
export function useHasLeft(target: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return hasLeft;
}
