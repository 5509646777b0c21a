import { demoBrandCatalogues } from '@huarong/catalogue';
import { buildRows } from '@huarong/catalogue/build';
import { type Database, insertRows } from '#platform/database';

/** Inserts the products of one demo brand, which is enough for these tests and fast. */
export async function seedProducts(db: Database) {
  const brandProducts = demoBrandCatalogues.find(({ brand }) => brand.key === 'solene-ardey')!;
  const { categories, brands, products, skus } = buildRows([brandProducts]);
  await insertRows(db, 'category', categories);
  await insertRows(db, 'brand', brands);
  await insertRows(
    db,
    'product',
    products.map(({ published_days_ago: _days, ...product }) => ({
      ...product,
      status: 'published',
      published_at: '2026-01-01T00:00:00Z',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      comment_count: 0,
      rating_average: 0,
      praise_percent: 0,
    })),
  );
  await insertRows(
    db,
    'sku',
    skus.map(({ available: _available, ...sku }) => ({ ...sku, is_live: true })),
  );
  await insertRows(
    db,
    'stock',
    skus.map(({ id }) => ({ sku_id: id, available: 8, held: 0, sold: 0 })),
  );
  return { products, skus };
}
