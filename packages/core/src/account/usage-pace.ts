import { DAY_MS } from '../shared/index.ts';

/** Two purchases a week apart are a gift or a mistake, not a habit. */
const MIN_INTERVAL_DAYS = 14;

export interface UsagePace {
  everyDays: number;
  /** By the usual pace; below zero: should be empty already. */
  daysLeft: number;
}

/** How fast something is used up, by when it was bought, a piece each time. One purchase says nothing. */
export function usagePaceOf(boughtAt: readonly Date[], lastQuantity: number, now: Date): UsagePace | null {
  if (boughtAt.length < 2) return null;
  const days = boughtAt.map((at) => at.getTime() / DAY_MS).sort((a, b) => a - b);
  const [first, last] = [days[0]!, days.at(-1)!];
  const everyDays = Math.round((last - first) / (days.length - 1));
  if (everyDays < MIN_INTERVAL_DAYS) return null;
  const passed = Math.floor(now.getTime() / DAY_MS - last);
  return { everyDays, daysLeft: everyDays * lastQuantity - passed };
}
