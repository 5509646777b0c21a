import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { listSoldOut } from './catalogue.queries.ts';
import { noOffers, type ProductOffersPort } from './product.ts';
import { NO_CONTENT, readCatalogue } from './read-catalogue.ts';
import { readFromStandby } from './read-from-standby.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

/** The published catalogue in memory. Every process holds the same. */
export interface CatalogueSource {
  /** Read it once for each request. */
  current: () => Snapshot;
  /** Whether a sku was in stock a few seconds ago. Orders ask the database. */
  isInStock: (skuId: string) => boolean;
  /** A new set whenever a sku sells out or is back in stock. */
  soldOutSkus: () => ReadonlySet<string>;
  /** Another value whenever a promotion begins, ends or changes. */
  offersRevision: () => unknown;
  /** When it was read. */
  readAt: () => Date;
  stop: () => Promise<void>;
}

/** An import changes many rows: the catalogue is reloaded when no change came for this long. */
const SETTLE_MS = 150;
const STOCK_INTERVAL_MS = 5_000;

/** Loads the catalogue and reloads it when the database notifies a change of published data. */
export async function watchCatalogue(
  database: OpenDatabase,
  log: Log,
  onChange: () => void,
  offersOf: ProductOffersPort = noOffers,
): Promise<CatalogueSource> {
  const db = database.workDb;
  let content = NO_CONTENT;
  let snapshot = await readSnapshot(1);
  let readAt = new Date();
  let soldOut = new Set(await listSoldOut(db));
  let settleTimer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function readSnapshot(version: number): Promise<Snapshot> {
    content = await readFromStandby(database, (from) => readCatalogue(from, content, offersOf));
    return buildSnapshot(version, content);
  }

  async function reload() {
    try {
      snapshot = await readSnapshot(snapshot.version + 1);
      soldOut = new Set(await listSoldOut(db));
      readAt = new Date();
      onChange();
    } catch (error) {
      // The previous snapshot stays; the next notification or restart tries again.
      log.error({ err: error }, 'catalogue not read');
    }
  }

  const stopListening = await database.listen('published', () => {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => {
      reading = reading.then(reload);
    }, SETTLE_MS);
  });
  const stockTimer = setInterval(() => {
    listSoldOut(db).then(
      (ids) => {
        const now = new Set(ids);
        if (now.symmetricDifference(soldOut).size > 0) soldOut = now;
      },
      (error) => log.warn({ err: error }, 'stock not read'),
    );
  }, STOCK_INTERVAL_MS);
  stockTimer.unref();

  return {
    current: () => snapshot,
    isInStock: (skuId) => !soldOut.has(skuId),
    soldOutSkus: () => soldOut,
    offersRevision: offersOf.revision,
    readAt: () => readAt,
    async stop() {
      clearTimeout(settleTimer);
      clearInterval(stockTimer);
      await stopListening();
      await reading;
    },
  };
}
