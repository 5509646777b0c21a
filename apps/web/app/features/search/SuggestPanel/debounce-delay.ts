const DEBOUNCE_MS = 120;
/** The shop refuses more than 30 searches in 10 s and shows its rate-limit page: suggestions keep well below. */
const WINDOW_MS = 10_000;
const MAX_IN_WINDOW = 20;

/** How long after the last key to ask, given when the shop was asked before, oldest first. */
export function debounceDelay(requestedAt: readonly number[], now: number): number {
  const oldestInWindow = requestedAt.at(-MAX_IN_WINDOW);
  return Math.max(DEBOUNCE_MS, oldestInWindow === undefined ? 0 : oldestInWindow + WINDOW_MS - now);
}
