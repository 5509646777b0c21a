const STEP = 0.02;
const LARGE_STEP = 0.1;
const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place after an arrow key, within the image; null for another key. With Shift it moves further. */
export function movedBy(key: string, { x, y }: { x: number; y: number }, isFar: boolean) {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = isFar ? LARGE_STEP : STEP;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(x + direction[0] * step), y: within(y + direction[1] * step) };
}
