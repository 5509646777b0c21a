import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
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

/** An editor saves several rows at once; reading waits until they are all saved. */
const DEBOUNCE_MS = 100;
/** Tables to watch; an empty name means that notifications may have been missed. */
const WATCHED_TABLES = new Set(['promotion', 'presale', 'bundle_price', '']);

export async function watchOffers(
  database: OpenDatabase,
  { log, now, onChange }: OfferWatch,
): Promise<OfferSource> {
  let offers = await read();
  let debounceTimer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

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
  const stopListening = await database.listen('published', (table) => {
    if (!WATCHED_TABLES.has(table)) return;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(() => {
      reading = reading.then(reload);
    }, DEBOUNCE_MS);
  });

  return {
    current: () => offers,
    now: () => now().getTime(),
    async stop() {
      clearTimeout(debounceTimer);
      await stopListening();
      await reading;
    },
  };
}
