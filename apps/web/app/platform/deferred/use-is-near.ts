import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true once the element is within one screen of the viewport, and stays true. */
export function useIsNear<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
