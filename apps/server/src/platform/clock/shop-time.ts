import type { Database } from '#platform/database';
import { readClock } from './clock.ts';

export interface ShopTime {
  /** Business time, exact enough for display, without a database query. Business rules read the clock in their transaction. */
  now: () => Date;
  refresh: () => Promise<void>;
  stop: () => void;
}

/** Measures how far the shop's clock is from this machine's: at start, once a minute, and after every change of the clock. */
export async function watchShopTime(db: Database, everyMs = 60_000): Promise<ShopTime> {
  let offsetMs = 0;
  const refresh = async () => {
    offsetMs = (await readClock(db)).getTime() - Date.now();
  };
  await refresh();
  // While the database is unavailable, the last offset stays in use.
  const timer = setInterval(() => void refresh().catch(() => undefined), everyMs);
  timer.unref();
  return { now: () => new Date(Date.now() + offsetMs), refresh, stop: () => clearInterval(timer) };
}

const REFRESH_EVERY_MS = 200;

/** The Server-Timing header with the shop's time. A cached page holds no current time, so its countdowns read this header. */
export function createServerTiming({ now }: Pick<ShopTime, 'now'>): () => string {
  let cached = { at: Number.NEGATIVE_INFINITY, text: '' };
  return () => {
    const at = performance.now();
    // Formatting a date for every response is costly, and countdowns show whole seconds.
    if (at - cached.at > REFRESH_EVERY_MS) cached = { at, text: `shop;desc="${now().toISOString()}"` };
    return cached.text;
  };
}
