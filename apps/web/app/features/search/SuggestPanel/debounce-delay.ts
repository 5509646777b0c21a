const DEBOUNCE_MS = 120;
/** The server refuses more than 30 searches in 10 s with a rate-limit page; suggestions stay well below. */
const WINDOW_MS = 10_000;
const MAX_IN_WINDOW = 20;

/** How long to wait after the last key, given the times of earlier requests, oldest first. */
export function debounceDelay(requestedAt: readonly number[], now: number): number {
  const oldestInWindow = requestedAt.at(-MAX_IN_WINDOW);
  return Math.max(DEBOUNCE_MS, oldestInWindow === undefined ? 0 : oldestInWindow + WINDOW_MS - now);
}
