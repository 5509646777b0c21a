import { isPhone } from '@huarong/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea';
const LINE = 'li';

/** Where the focus was: which line, and which control of it. */
interface Place {
  line: number;
  control: number;
}

const controlsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * A control that is removed, with its line or by a change of its sku, drops the focus to the document, and the keyboard
 * starts at the top of the page again. Moves it to the undo button, else to the same control of the line that is there
 * now, else to the heading.
 */
export function useFocusRecovery(
  container: RefObject<HTMLElement | null>,
  { removedCount }: { removedCount: number },
) {
  const place = useRef<Place | null>(null);
  const lastRemoved = useRef(removedCount);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = target as Element;
      if (!container.current?.contains(element)) {
        // A dialog of the cart gives the focus back to its opener; anything else has taken it for good.
        if (!element.closest('dialog')) place.current = null;
        return;
      }
      const line = element.closest(LINE);
      place.current = {
        line: line ? [...container.current.querySelectorAll(LINE)].indexOf(line) : -1,
        control: line ? controlsIn(line).indexOf(element as HTMLElement) : -1,
      };
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [container]);

  // After every change of the page: a cheap look at the focus, and nothing while it is somewhere.
  useLayoutEffect(() => {
    const hasRemoved = removedCount > 0 && removedCount !== lastRemoved.current;
    lastRemoved.current = removedCount;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && place.current && container.current)
      focusNearest(container.current, place.current, { hasRemoved });
  });
}

function focusNearest(
  container: HTMLElement,
  { line, control }: Place,
  { hasRemoved }: { hasRemoved: boolean },
) {
  const undo = container.querySelector<HTMLElement>('[data-undo]');
  if (hasRemoved && undo) return undo.focus();
  const lines = [...container.querySelectorAll(LINE)];
  const nearest = line < 0 ? undefined : (lines[line] ?? lines.at(-1));
  const controls = nearest ? controlsIn(nearest) : [];
  const target = controls[control] ?? controls[0] ?? container.querySelector<HTMLElement>('h1');
  if (target?.tagName === 'H1') target.tabIndex = -1;
  // A line of a phone would be scrolled sideways to the button.
  target?.focus({ preventScroll: isPhone() });
}
