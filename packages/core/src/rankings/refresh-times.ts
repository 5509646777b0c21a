import { DAY_MS, STORE, startOfShanghaiDay } from '../shared/index.ts';

const HOUR_MS = 3_600_000;

/** The last refresh time: today at ten, or yesterday at ten before that. */
export function lastRefresh(now: Date): Date {
  const today = startOfShanghaiDay(now).getTime() + STORE.rankings.refreshHour * HOUR_MS;
  return new Date(now.getTime() >= today ? today : today - DAY_MS);
}

export const nextRefresh = (now: Date): Date => new Date(lastRefresh(now).getTime() + DAY_MS);
