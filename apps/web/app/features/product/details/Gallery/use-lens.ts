import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type LensPlace, placeLens } from './place-lens.ts';

/** Only a pointer that rests on the image wants to look closer. */
const DELAY_MS = 120;

/** The lens under the mouse; null while it is not over the image. Touch has no lens. */
export function useLens() {
  const stage = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef({ x: 0, y: 0 });
  const [lens, setLens] = useState<LensPlace | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const place = () => {
    const beside = stage.current?.closest('[data-decision]')?.lastElementChild;
    if (!stage.current || !beside) return;
    setLens(
      placeLens(pointer.current, stage.current.getBoundingClientRect(), beside.getBoundingClientRect()),
    );
  };
  const leave = () => {
    clearTimeout(timer.current);
    setLens(null);
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(place, DELAY_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      pointer.current = { x: clientX, y: clientY };
      if (lens) place();
    },
    onPointerLeave: leave,
    onPointerDown: leave,
  };
  return { stage, lens, handlers };
}
