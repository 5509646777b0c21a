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

/** The id of the section at the top of the window; null above the first one. */
export function useCurrentSection(ids: readonly string[], isWatching: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!isWatching) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      // A line a quarter down the window.
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, isWatching]);
  return current;
}
