import { type PointerEvent, useRef } from 'react';

interface CropPointers {
  /** In pixels of the canvas. */
  onMove: (x: number, y: number) => void;
  /** How much farther apart two fingers are than before. */
  onPinch: (ratio: number) => void;
}

/** One pointer moves the image, two enlarge it. Safari does not say how far a touch has moved, so it is stored here. */
export function useCropPointers({ onMove, onPinch }: CropPointers) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const distance = () => {
    const [a, b] = [...pointers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const apart = distance();
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (apart > 0) return onPinch(distance() / apart);
    const { width, clientWidth } = event.currentTarget;
    const scale = clientWidth > 0 ? width / clientWidth : 1;
    onMove((event.clientX - before.x) * scale, (event.clientY - before.y) * scale);
  };
  const onPointerEnd = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}
