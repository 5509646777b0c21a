import { isPhone } from '@huarong/ui';
import { useEffect, useRef, useState, type WheelEvent } from 'react';
import { useZoomTouch } from './use-zoom-touch.ts';
import { dragBy, fillView, fitView, type Point, type Size, type ZoomView, zoomBy } from './zoom-view.ts';

const STEP = 1.25;
export type ZoomStep = 'in' | 'out' | 'fit';

/** Scale and place of the image in the stage, by wheel, buttons, dragging and two fingers; another image starts anew. */
export function useZoomView(path: string, onSwipe: (by: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<ZoomView>(fitView);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image opens as the first one does
  useEffect(() => {
    const measure = () => {
      const { width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
      setSize({ width, height });
      // A phone shows the whole image, so that it can be swiped.
      if (width > 0) setView(isPhone() ? fitView() : fillView({ width, height }));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [path]);

  const change = (step: ZoomStep) =>
    setView((before) => (step === 'fit' ? fitView() : zoomBy(before, size, step === 'in' ? STEP : 1 / STEP)));
  /** A point of the window as one of the stage, from 0 to 1. */
  const pointAt = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : { x: 0.5, y: 0.5 };
  };
  const zoomAt = (factor: number, at: Point) =>
    setView((before) => zoomBy(before, size, factor, pointAt(at)));

  const touch = useZoomTouch({
    isZoomed: view.scale > 1,
    onZoom: zoomAt,
    onReset: () => setView(fitView()),
    onDrag: (by) => setView((before) => dragBy(before, size, by)),
    onSwipe,
  });
  const onWheel = ({ deltaY, clientX, clientY }: WheelEvent) =>
    zoomAt(deltaY < 0 ? STEP : 1 / STEP, { x: clientX, y: clientY });
  return { stage, size, view, change, handlers: { onWheel, ...touch } };
}
