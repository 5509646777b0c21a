import type { RefObject } from 'react';
import { useListeners } from '../../../platform/components/use-listeners.ts';
import { isForInputMethod } from '../SearchBox/is-for-input-method.ts';
import { nextOption } from './next-option.ts';

export interface OptionKeys {
  /** The element that contains the field and the panel. */
  root: RefObject<HTMLElement | null>;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

/**
 * Keyboard control of a combobox: the focus stays in the field, arrows move the active option, Enter follows it, Escape
 * closes. Options are read from the DOM in document order, so the panel may contain any lists.
 */
export function useOptionKeys({ root, activeId, onActive, onClose }: OptionKeys) {
  const fieldIn = (box: HTMLElement) => box.querySelector('input');

  function move(key: 'ArrowDown' | 'ArrowUp', options: HTMLElement[]) {
    const current = options.findIndex(({ id }) => id === activeId);
    const next = options[nextOption(key, current, options.length)];
    onActive(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
  }

  useListeners(() => root.current, {
    keydown: (event) => {
      const { key, target } = event;
      const box = root.current;
      if (!box || isForInputMethod(event)) return;
      if (key === 'Escape') {
        event.preventDefault();
        fieldIn(box)?.focus();
        return onClose();
      }
      if (target !== fieldIn(box)) return;
      const options = [...box.querySelectorAll<HTMLElement>('[role="option"]')];
      const active = options.find(({ id }) => id === activeId);
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        move(key, options);
      } else if (key === 'Enter' && active) {
        event.preventDefault();
        active.click();
      }
    },
  });
}
