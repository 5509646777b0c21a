import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isForInputMethod } from './is-for-input-method.ts';

/** State of the suggestion panel: whether it is open, the active option, and whether an input method is composing. */
export function useSearchPanel() {
  const root = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [isComposing, setIsComposing] = useState(false);
  const show = (open: boolean) => {
    setIsOpen(open);
    setActiveId(undefined);
  };
  // The field may already have the focus before hydration.
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
