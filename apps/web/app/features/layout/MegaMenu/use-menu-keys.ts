import { type RefObject, useRef } from 'react';
import { useListeners } from '../../../platform/components/use-listeners.ts';
import { nextIndex } from './next-index.ts';

interface MenuKeys {
  nav: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  openId: string | null;
  show: (categoryId: string | null, entering?: boolean) => void;
}

/**
 * Left and right move between entries, down enters a menu, the arrows move inside it, Escape closes it. Returns
 * whether the focus is returning to an entry, which must not reopen its menu.
 */
export function useMenuKeys({ nav, panel, openId, show }: MenuKeys) {
  const isReturning = useRef(false);

  function returnToEntry() {
    isReturning.current = true;
    nav.current?.querySelector<HTMLElement>(`[data-category="${openId}"]`)?.focus();
    isReturning.current = false;
    show(null);
  }
  function moveInEntries(event: KeyboardEvent, links: HTMLElement[], current: number) {
    const categoryId = links[current]?.dataset['category'];
    if (event.key === 'ArrowUp') return;
    if (event.key !== 'ArrowDown') return focusNext(event, links, current);
    if (categoryId === undefined) return;
    event.preventDefault();
    show(categoryId, true);
  }
  function moveInMenu(event: KeyboardEvent, links: HTMLElement[], current: number) {
    const isLeavingMenu = event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey);
    if (current > 0 || !isLeavingMenu) return focusNext(event, links, current);
    event.preventDefault();
    returnToEntry();
  }

  useListeners(() => nav.current, {
    keydown: (event) => {
      const isInMenu = panel.current?.contains(event.target as Node) ?? false;
      const row = isInMenu ? panel.current : nav.current?.querySelector('ul');
      const links = [...(row?.querySelectorAll<HTMLElement>('a') ?? [])];
      const current = links.indexOf(event.target as HTMLElement);
      if (current >= 0) (isInMenu ? moveInMenu : moveInEntries)(event, links, current);
    },
  });
  // On the document: a menu opened by hovering does not contain the focus.
  useListeners(() => document, {
    keydown: ({ key }) => {
      if (key !== 'Escape' || openId === null) return;
      if (panel.current?.contains(document.activeElement)) returnToEntry();
      else show(null);
    },
    pointerdown: ({ target }) => {
      if (openId !== null && !nav.current?.contains(target as Node)) show(null);
    },
  });
  return isReturning;
}

function focusNext(event: KeyboardEvent, links: HTMLElement[], current: number) {
  const next = nextIndex(event.key, current, links.length);
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
}
