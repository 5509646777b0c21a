import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export const listBuilders = (db: Queryable) =>
  db.selectFrom('bundle_builder').selectAll().where('state', '=', 'live').orderBy('id').execute();
export type BuilderRow = Awaited<ReturnType<typeof listBuilders>>[number];

/** Cases and parts with current price and stock. */
export const listSkuStock = (db: Queryable, skuIds: readonly string[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['sku.id', 'sku.offer_price_fen', 'sku.shade_number', 'sku.shade_name', 'sku.shade_hex'])
    .select([
      'product.name_cn',
      'product.pack',
      sql<boolean>`sku.is_live and product.status = 'published'`.as('is_on_sale'),
      sql<number>`coalesce(stock.available, 0)`.as('available'),
    ])
    .where((row) => row('sku.id', '=', row.fn.any(row.val([...skuIds]))))
    .execute();
export type SkuStockRow = Awaited<ReturnType<typeof listSkuStock>>[number];
