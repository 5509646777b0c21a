import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openCommandBar } from '../../shell/command-bar-state.ts';
import type { NavGroup } from '../../shell/nav-item.ts';
import { isTyping } from './key-owner.ts';

const SECOND_KEY_MS = 1_200;

/** G and a letter lead to a page; “/” and Ctrl K open the command bar. */
export function useGoToKeys(groups: readonly NavGroup[]): void {
  const navigate = useNavigate();
  const isWaitingUntil = useRef(0);
  useLayoutEffect(() => {
    const byKey = new Map(
      groups.flatMap(({ items }) => items.flatMap(({ key, path }) => (key ? [[key, path] as const] : []))),
    );
    function onKeyDown(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openCommandBar();
        return;
      }
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const path = event.timeStamp < isWaitingUntil.current ? byKey.get(key) : undefined;
      isWaitingUntil.current = key === 'g' ? event.timeStamp + SECOND_KEY_MS : 0;
      if (key === '/') {
        event.preventDefault();
        openCommandBar();
      } else if (path) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void navigate(path);
      }
    }
    // Before the keys of the page: after G the next letter is an address.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [groups, navigate]);
}
