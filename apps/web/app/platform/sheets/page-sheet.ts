import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * What lies over a page and is part of every page of a kind: the categories (#menu) and the search (#search). A link with
 * `data-sheet` opens it from anywhere; with its address the page opens with it.
 */
export type PageSheetName = 'menu' | 'search';

let openName: PageSheetName | null = null;
const listeners = new Set<() => void>();

function show(name: PageSheetName | null) {
  openName = name;
  for (const notify of listeners) notify();
}

function hide(name: PageSheetName) {
  if (openName === name) show(null);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export function usePageSheet(name: PageSheetName) {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => openName === name,
    () => false,
  );
  const { hash, key } = useLocation();
  // Its own entry of the history has the same key: the router only knows the page below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visited page opens or closes it anew
  useEffect(() => {
    if (hash === `#${name}`) show(name);
    // The page was left while it was open.
    return () => hide(name);
  }, [name, hash, key]);
  return { isOpen, open: () => show(name), close: () => hide(name) };
}

/** Opens the sheet that a clicked link names. */
export function openSheetOfLink(event: MouseEvent) {
  const link = (event.target as Element).closest?.<HTMLElement>('a[data-sheet]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  show(link.dataset['sheet'] as PageSheetName);
}
