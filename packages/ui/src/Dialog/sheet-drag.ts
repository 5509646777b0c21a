const FAR = 96;
/** Pixels a millisecond. */
const FAST = 0.5;

/** A drag downwards at `[data-grip]` closes the sheet; a short and slow one lets it return. */
export function closeByDrag(sheet: HTMLElement, close: () => void, signal: AbortSignal) {
  let begun: { y: number; time: number; pointerId: number } | null = null;
  const panel = () => sheet.firstElementChild as HTMLElement | null;
  const moveTo = (distance: number) => {
    const element = panel();
    if (element) element.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
  };
  const end = () => {
    begun = null;
    moveTo(0);
  };
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    run: (event: PointerEvent) => void,
  ) => sheet.addEventListener(type, run, { signal });

  on('pointerdown', (event) => {
    const target = event.target as Element;
    if (!target.closest('[data-grip]') || target.closest('button, a')) return;
    begun = { y: event.clientY, time: event.timeStamp, pointerId: event.pointerId };
    sheet.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    if (begun?.pointerId === event.pointerId) moveTo(event.clientY - begun.y);
  });
  on('pointerup', (event) => {
    if (begun?.pointerId !== event.pointerId) return;
    const distance = event.clientY - begun.y;
    const speed = distance / Math.max(1, event.timeStamp - begun.time);
    const isClosing = distance > FAR || (distance > 8 && speed > FAST);
    end();
    if (isClosing) close();
  });
  on('pointercancel', end);
}
