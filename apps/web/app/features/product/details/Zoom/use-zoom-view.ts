import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react';
import { dragBy, fillView, fitView, type Size, type ZoomView, zoomBy } from './zoom-view.ts';

const STEP = 1.25;
export type ZoomStep = 'in' | 'out' | 'fit';

/** Scale and place of the image in the stage, by wheel, buttons and dragging; another image starts anew. */
export function useZoomView(path: string) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<ZoomView>(fitView);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image opens as the first one does
  useEffect(() => {
    const measure = () => {
      const { width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
      setSize({ width, height });
      if (width > 0) setView(fillView({ width, height }));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [path]);

  const change = (step: ZoomStep) =>
    setView((before) => (step === 'fit' ? fitView() : zoomBy(before, size, step === 'in' ? STEP : 1 / STEP)));

  const handlers = {
    onWheel: ({ deltaY, clientX, clientY }: WheelEvent) => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return;
      const point = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
      setView((before) => zoomBy(before, size, deltaY < 0 ? STEP : 1 / STEP, point));
    },
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      setView((before) => dragBy(before, size, { x: event.movementX, y: event.movementY }));
    },
  };
  return { stage, size, view, change, handlers };
}
