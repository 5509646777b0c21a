import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import { listSoldOut } from '../catalogue.queries.ts';
import { noOffers, type Product, type ProductOffersPort } from './product.ts';
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

type ProductsById = ReadonlyMap<string, Product>;

/** What a snapshot is made of. A text of a page or a ranking changes none of it. */
export const CATALOGUE_TABLES: ReadonlySet<string> = new Set([
  'category',
  'brand',
  'product',
  'sku',
  'product_image',
]);
const STOCK_INTERVAL_MS = 5_000;
/** A change of these is a change of single products. */
const PRODUCT_TABLES = new Set(['product', 'sku', 'product_image']);

/** Loads the catalogue and reloads it when the database notifies a change of its tables. */
export async function watchCatalogue(
  database: OpenDatabase,
  log: Log,
  /** With the changed products, or null when more than products may have changed. */
  onChange: (productIds: readonly string[] | null) => void,
  offersOf: ProductOffersPort = noOffers,
): Promise<CatalogueSource> {
  const db = database.workDb;
  let content = NO_CONTENT;
  let snapshot = await readSnapshot(1);
  let readAt = new Date();
  let soldOut = new Set(await listSoldOut(db));
  let unread: ReadonlySet<string> = new Set();

  async function readSnapshot(version: number): Promise<Snapshot> {
    content = await readFromStandby(database, (from) => readCatalogue(from, content, offersOf));
    return buildSnapshot(version, content);
  }

  async function reload(tables: ReadonlySet<string>) {
    unread = unread.union(tables);
    const before = content.products;
    try {
      snapshot = await readSnapshot(snapshot.version + 1);
      soldOut = new Set(await listSoldOut(db));
      readAt = new Date();
      onChange(unread.isSubsetOf(PRODUCT_TABLES) ? listChanged(before, content.products) : null);
      unread = new Set();
    } catch (error) {
      // The previous snapshot stays; the next notification or restart tries again.
      log.error({ err: error }, 'catalogue not read');
    }
  }

  const stopWatching = await watchPublished(database, {
    isWatched: (table) => CATALOGUE_TABLES.has(table),
    // An import changes many rows.
    settleMs: 150,
    onChange: reload,
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
      clearInterval(stockTimer);
      await stopWatching();
    },
  };
}

/** Products that are not cached at the same version on both sides. */
const listChanged = (before: ProductsById, after: ProductsById): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
