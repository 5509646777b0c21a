import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isForInputMethod } from './is-for-input-method.ts';

/** When the panel under the box is open, which of its options is active, and when Enter belongs to an input method. */
export function useSearchPanel() {
  const root = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [isComposing, setIsComposing] = useState(false);
  const show = (open: boolean) => {
    setIsOpen(open);
    setActiveId(undefined);
  };
  // The shopper may have gone into the field while the page was still waking up.
  useEffect(() => setIsOpen(root.current?.contains(document.activeElement) ?? false), []);
  return {
    root,
    isOpen,
    activeId,
    setActiveId,
    isComposing,
    open: () => show(true),
    close: () => show(false),
    rootEvents: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) show(false);
      },
    },
    fieldEvents: {
      onFocus: () => show(true),
      onClick: () => !isOpen && show(true),
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        if (isForInputMethod(event.nativeEvent)) {
          if (key === 'Enter') event.preventDefault();
        } else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
          event.preventDefault();
          show(true);
        }
      },
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
    },
  };
}
