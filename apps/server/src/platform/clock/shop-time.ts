import type { Database } from '#platform/database';
import { readClock } from './clock.ts';

export interface ShopTime {
  /** Business time as near as a display needs it, without asking the database. Rules read the clock in their transaction. */
  now: () => Date;
  refresh: () => Promise<void>;
  stop: () => void;
}

/** How far the shop's clock is from this machine's, measured at start, once a minute, and whenever it was moved. */
export async function watchShopTime(db: Database, everyMs = 60_000): Promise<ShopTime> {
  let offsetMs = 0;
  const refresh = async () => {
    offsetMs = (await readClock(db)).getTime() - Date.now();
  };
  await refresh();
  // A database that is away for a minute leaves the last offset standing.
  const timer = setInterval(() => void refresh().catch(() => undefined), everyMs);
  timer.unref();
  return { now: () => new Date(Date.now() + offsetMs), refresh, stop: () => clearInterval(timer) };
}

const REFRESH_EVERY_MS = 200;

/** A kept page cannot tell the time; its Server-Timing header can, and scripts may read it. Countdowns go by it. */
export function createServerTiming({ now }: Pick<ShopTime, 'now'>): () => string {
  let cached = { at: Number.NEGATIVE_INFINITY, text: '' };
  return () => {
    const at = performance.now();
    // Writing out a date costs more than a countdown of whole seconds can notice.
    if (at - cached.at > REFRESH_EVERY_MS) cached = { at, text: `shop;desc="${now().toISOString()}"` };
    return cached.text;
  };
}
