import { DAY_MS, getFirst, getLast } from '../shared/index.ts';

/** Purchases closer together than this are gifts or mistakes, not regular use. */
const MIN_INTERVAL_DAYS = 14;

export interface UsagePace {
  everyDays: number;
  /** Estimated; negative when the product should already be used up. */
  daysLeft: number;
}

/** Estimates how fast a product is used up from its purchase dates, one unit each. Null for a single purchase. */
export function usagePaceOf(boughtAt: readonly Date[], lastQuantity: number, now: Date): UsagePace | null {
  if (boughtAt.length < 2) return null;
  const days = boughtAt.map((at) => at.getTime() / DAY_MS).sort((a, b) => a - b);
  const [first, last] = [getFirst(days), getLast(days)];
  const everyDays = Math.round((last - first) / (days.length - 1));
  if (everyDays < MIN_INTERVAL_DAYS) return null;
  const passed = Math.floor(now.getTime() / DAY_MS - last);
  return { everyDays, daysLeft: everyDays * lastQuantity - passed };
}
