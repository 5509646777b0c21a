import { useLayoutEffect, useRef } from 'react';
import { isPressing, isTyping } from './key-owner.ts';

type Handlers = Record<string, (event: KeyboardEvent) => void>;

/** Single keys of a page: `{ j: next, k: previous }`. They are off while somebody types, and on as soon as the page is seen. */
export function useKeys(handlers: Handlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isTyping(event) || isPressing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const handler = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!handler) return;
      event.preventDefault();
      handler(event);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
