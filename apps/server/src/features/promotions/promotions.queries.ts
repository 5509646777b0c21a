import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Those that run or are still to come; what is over is history. */
export const listPromotions = (db: Queryable) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('state', '=', 'live')
    .where('ends_at', '>', sql<Date>`shop_now()`)
    .orderBy('id')
    .execute();
export type PromotionRow = Awaited<ReturnType<typeof listPromotions>>[number];

/** Those that are over as well: what was sold ahead is still told about. */
export const listPresales = (db: Queryable) =>
  db.selectFrom('presale').selectAll().where('state', '=', 'live').orderBy('id').execute();
export type Presale = Awaited<ReturnType<typeof listPresales>>[number];

export const listBundlePrices = (db: Queryable) =>
  db
    .selectFrom('bundle_price')
    .selectAll()
    .where('state', '=', 'live')
    .where('ends_at', '>', sql<Date>`shop_now()`)
    .orderBy('id')
    .execute();
export type BundlePrice = Awaited<ReturnType<typeof listBundlePrices>>[number];

/** What of these promotions' quotas is gone: counted over everybody, and for this shopper. */
export const listQuotaUse = (db: Queryable, promotionIds: readonly string[], owner: string | null) =>
  db
    .selectFrom('promotion_use')
    .select(['promotion_id', 'sku_id', 'owner', 'used'])
    .where((row) => row('promotion_id', '=', row.fn.any(row.val([...promotionIds]))))
    .where((row) => row('owner', '=', row.fn.any(row.val(owner === null ? [''] : ['', owner]))))
    .execute();
