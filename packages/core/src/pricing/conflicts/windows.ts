import type { Window } from '../model/promotion.ts';

/** Whether some moment from `now` on is in all of these windows. */
export function overlap(now: number, ...windows: readonly Window[]): boolean {
  const from = Math.max(now, ...windows.map((window) => window.from ?? now));
  const until = Math.min(...windows.map((window) => window.until ?? Infinity));
  return from < until;
}
