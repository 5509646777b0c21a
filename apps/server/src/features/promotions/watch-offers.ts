import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { type Offers, readOffers } from './offers.ts';

/** What is offered, in memory, the same on every process. What decides money reads it again in its transaction. */
export interface OfferSource {
  current: () => Offers;
  /** Business time as near as a display needs it. */
  now: () => number;
  stop: () => Promise<void>;
}

interface OfferWatch {
  log: Log;
  now: () => Date;
  onChange: () => void;
}

/** An editor saves several rows at once: they are read once they have settled. */
const DEBOUNCE_MS = 100;
/** The tables whose news concern us; an empty word means that some may have been missed. */
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
      // The last good offers stay; the engine lets go of those whose time is over.
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
