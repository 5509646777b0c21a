import { isPhone } from '@huarong/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

const ONE_SCREEN = '100% 0px';

/**
 * Becomes true once the element is within one screen of the viewport, and stays true. On a phone nothing that is below the first screen
 * is near before the shopper scrolls: its calls and their rendering come with the scripts of the page otherwise.
 */
export function useIsNear<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    let observer: IntersectionObserver | undefined;
    const observe = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
        rootMargin,
      });
      observer.observe(element);
    };
    const widen = () => observe(ONE_SCREEN);
    if (isPhone() && window.scrollY === 0) {
      observe('0px');
      window.addEventListener('scroll', widen, { once: true, passive: true });
    } else widen();
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', widen);
    };
  }, [isNear]);
  return { ref, isNear };
}
