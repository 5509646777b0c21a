import { isNarrow } from '@huarong/ui';
import { type PointerEvent, useState } from 'react';
import { letterId } from '../../catalogue/index.ts';

/** A touch that moves over the letters of a phone or tablet scrolls the page to them. */
export function useLetterDrag() {
  const [letter, setLetter] = useState<string | null>(null);

  function follow({ clientX, clientY }: PointerEvent) {
    const under = document.elementFromPoint(clientX, clientY);
    const next = under?.closest<HTMLElement>('[data-letter]')?.dataset['letter'];
    if (next === undefined || next === letter) return;
    setLetter(next);
    document.getElementById(letterId(next))?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }
  const end = () => setLetter(null);
  return {
    letter,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' || !isNarrow()) return;
        // A touch belongs to the letter that it began on until it is let go.
        (event.target as Element).releasePointerCapture?.(event.pointerId);
        follow(event);
      },
      onPointerMove: (event: PointerEvent) => letter !== null && follow(event),
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
