const DEBOUNCE_MS = 120;
/** The shop refuses more than 30 searches in 10 s and shows its rate-limit page: suggestions keep well below. */
const WINDOW_MS = 10_000;
const MOST_IN_WINDOW = 20;

/** How long after the last key to ask, given when the shop was asked before, oldest first. */
export function timeToWait(askedAt: readonly number[], now: number): number {
  const barrier = askedAt.at(-MOST_IN_WINDOW);
  return Math.max(DEBOUNCE_MS, barrier === undefined ? 0 : barrier + WINDOW_MS - now);
}
