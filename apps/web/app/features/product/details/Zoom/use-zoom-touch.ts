import { type PointerEvent, useRef } from 'react';
import type { Point } from './zoom-view.ts';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SCALE = 2.5;
/** Pixels: less is a tap. */
const TAP = 10;
const SWIPE = 48;

interface ZoomTouchInput {
  isZoomed: boolean;
  onZoom: (factor: number, at: Point) => void;
  onReset: () => void;
  onDrag: (by: Point) => void;
  onSwipe: (by: 1 | -1) => void;
}

/** One pointer drags; two fingers pinch; two taps zoom in and out; a swipe over the whole image shows the next one. */
export function useZoomTouch({ isZoomed, onZoom, onReset, onDrag, onSwipe }: ZoomTouchInput) {
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<Point>({ x: 0, y: 0 });
  const hadTwo = useRef(false);
  const lastTap = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, at);
    hadTwo.current = fingers.current.size > 1;
    if (!hadTwo.current) begun.current = at;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const at = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      onZoom(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else onDrag({ x: at.x - before.x, y: at.y - before.y });
    fingers.current.set(event.pointerId, at);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0 || hadTwo.current) return;
    if (event.pointerType === 'mouse') return;
    const at = { x: event.clientX, y: event.clientY };
    const moved = at.x - begun.current.x;
    if (distance(at, begun.current) < TAP) onTap(at, event.timeStamp);
    else if (!isZoomed && Math.abs(moved) > SWIPE) onSwipe(moved < 0 ? 1 : -1);
  };
  const onTap = (at: Point, time: number) => {
    const isSecond = time - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isSecond ? 0 : time;
    if (!isSecond) return;
    if (isZoomed) onReset();
    else onZoom(DOUBLE_TAP_SCALE, at);
  };
  const onPointerCancel = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
