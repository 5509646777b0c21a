import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where the actions of a page stand: the bar of a phone says so once its script has started. */
export function setActionsPlace(element: HTMLElement | null) {
  place = element;
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Actions of a page in the bar of a phone, at the right. The route says `hasBarTools: false` when they replace search and cart. */
export function PageBarActions({ children }: { children: ReactNode }) {
  const target = useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
  return target && createPortal(children, target);
}
