import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, longTransaction, type Tx } from '#platform/database';

/** Seeds the catalogue of an empty shop: the hand-written products, and generated ones up to `target`. */
export const seedCatalogue = (
  db: Database,
  target = 0,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> =>
  longTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-catalogue'))`.execute(tx);
    const existing = await tx.selectFrom('brand').select('id').limit(1).executeTakeFirst();
    if (!existing) await insertCatalogue(tx, target, onProgress);
  });

async function insertCatalogue(tx: Tx, target: number, onProgress: (share: number) => void) {
  const { demoBrandCatalogues } = await import('@huarong/catalogue');
  const { buildRows } = await import('@huarong/catalogue/build');
  const { categories, brands, products, skus } = buildRows(demoBrandCatalogues, target);
  await insertRows(tx, 'category', categories);
  await insertRows(tx, 'brand', brands);

  const openedAt = (await readClock(tx)).getTime();
  const publishedProducts = products.map(({ published_days_ago, ...product }) => {
    const publishedAt = new Date(openedAt - published_days_ago * 86_400_000).toISOString();
    return {
      ...product,
      status: 'published',
      published_at: publishedAt,
      created_at: publishedAt,
      updated_at: publishedAt,
    };
  });
  const total = publishedProducts.length + skus.length;
  await insertRows(tx, 'product', publishedProducts, (written) => onProgress(written / total));
  await insertRows(
    tx,
    'sku',
    skus.map(({ available: _available, ...sku }) => ({ ...sku, is_live: true })),
    (written) => onProgress((publishedProducts.length + written) / total),
  );
  await insertRows(
    tx,
    'stock',
    skus.map(({ id, available }) => ({ sku_id: id, available, held: 0, sold: 0 })),
  );
  const delivered = skus.filter(({ available }) => available > 0);
  await insertRows(
    tx,
    'stock_ledger',
    delivered.map(({ id, available }) => ({
      sku_id: id,
      delta: available,
      reason: 'initial',
      reference: 'demo',
    })),
  );
}
