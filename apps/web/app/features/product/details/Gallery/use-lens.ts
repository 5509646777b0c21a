import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { LensPlace } from './place-lens.ts';

/** Only a pointer that rests on the image wants to look closer. */
const DELAY_MS = 120;

/** The lens under the mouse; null while it is not over the image. Touch has no lens. */
export function useLens() {
  const stage = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef({ x: 0, y: 0 });
  const isOver = useRef(false);
  const [lens, setLens] = useState<LensPlace | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const place = async () => {
    // Fetched when a mouse rests on the image: fingers have no lens.
    const { placeLens } = await import('./place-lens.ts');
    const beside = stage.current?.closest('[data-decision]')?.lastElementChild;
    if (!stage.current || !beside || !isOver.current) return;
    setLens(
      placeLens(pointer.current, stage.current.getBoundingClientRect(), beside.getBoundingClientRect()),
    );
  };
  const leave = () => {
    isOver.current = false;
    clearTimeout(timer.current);
    setLens(null);
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      isOver.current = true;
      timer.current = setTimeout(place, DELAY_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      pointer.current = { x: clientX, y: clientY };
      if (lens) void place();
    },
    onPointerLeave: leave,
    onPointerDown: leave,
  };
  return { stage, lens, handlers };
}
