import { enterSheet, isPhone } from '@huarong/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { coverPage } from '../../../platform/sheets/cover-page.ts';

/** Back and Escape close it, on tablets also a press beside it. On phones only the bars stay usable below it. */
export function useSheetOverPage(nav: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const leave = enterSheet(() => close.current(), '#menu');
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close.current(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isPhone() && !nav.current?.contains(target as Node)) close.current();
      },
      { signal },
    );
    const uncover = isPhone() ? coverPage(nav.current, '[data-tab-bar]') : undefined;
    return () => {
      ended.abort();
      uncover?.();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      leave();
    };
  }, [nav]);
}
