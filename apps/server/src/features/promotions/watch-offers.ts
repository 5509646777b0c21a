import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import { type Offers, readOffers } from './offers.ts';

/** The offers in memory. Placing an order checks them again in its transaction. */
export interface OfferSource {
  current: () => Offers;
  /** Business time, accurate enough for display. */
  now: () => number;
  stop: () => Promise<void>;
}

interface OfferWatch {
  log: Log;
  now: () => Date;
  onChange: () => void;
}

/** Their changes are read again here. */
export const OFFER_TABLES: ReadonlySet<string> = new Set([
  'promotion',
  'presale',
  'bundle_price',
  'card_level',
  'shop_setting',
]);

export async function watchOffers(
  database: OpenDatabase,
  { log, now, onChange }: OfferWatch,
): Promise<OfferSource> {
  let offers = await read();

  async function read(): Promise<Offers> {
    const found = await readOffers(database.workDb);
    for (const each of found.unreadable) log.error(each, 'promotion not readable');
    return found;
  }
  async function reload() {
    try {
      offers = await read();
      onChange();
    } catch (error) {
      // The last valid offers stay; the engine ignores those that have ended.
      log.error({ err: error }, 'promotions not read');
    }
  }
  const stop = await watchPublished(database, {
    isWatched: (table) => OFFER_TABLES.has(table),
    settleMs: 100,
    onChange: reload,
  });

  return {
    current: () => offers,
    now: () => now().getTime(),
    stop,
  };
}
