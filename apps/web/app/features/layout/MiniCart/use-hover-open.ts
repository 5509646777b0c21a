import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Delays, so that a passing pointer does not open the panel and a short slip does not close it. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;

/** A panel that opens on hover or focus, and closes without both or with Escape. */
export function useHoverOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const setOpenLater = (ms: number, open: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(open), ms);
  };
  const setOpenNow = (open: boolean) => {
    window.clearTimeout(timer.current);
    setIsOpen(open);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    isOpen,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && setOpenLater(OPEN_AFTER_MS, true),
      onPointerLeave: () => setOpenLater(CLOSE_AFTER_MS, false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpenNow(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setOpenNow(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setOpenNow(false),
    },
  };
}
