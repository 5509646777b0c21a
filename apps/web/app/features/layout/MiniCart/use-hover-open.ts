import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough that a pointer passing by opens nothing, and that one which slips off may come back. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;

/** A panel that opens under a resting pointer or the keyboard's focus, and closes with both gone or with Escape. */
export function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const after = (ms: number, open: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(open), ms);
  };
  const now = (open: boolean) => {
    window.clearTimeout(timer.current);
    setIsOpen(open);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isOpen,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && after(OPEN_AFTER_MS, true),
      onPointerLeave: () => after(CLOSE_AFTER_MS, false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && now(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && now(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && now(false),
    },
  };
}
