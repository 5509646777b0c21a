import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { JsonOf, Queryable } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    promotion: { rule: JsonOf<object> };
  }
}

/** Running and upcoming promotions. */
export const listPromotions = (db: Queryable) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('state', '=', 'live')
    .where('ends_at', '>', sql<Date>`shop_now()`)
    .orderBy('id')
    .execute();
export type PromotionRow = Awaited<ReturnType<typeof listPromotions>>[number];

/** Includes ended presales, as pages still show them. */
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

/**
 * Lists the offers that had not ended at `since` with the transaction that last wrote each: an equal string means equal
 * offers. Much cheaper than reading them.
 */
export async function findOffersVersion(
  db: Queryable,
  since: Date | null,
): Promise<{ version: string; since: Date }> {
  const moment = sql`coalesce(${since}::timestamptz, shop_now())`;
  const { rows } = await sql<{ version: string; since: Date }>`
    with moment as materialized (select ${moment} as since), offer as (
      select 'promotion' as kind, id, xmin::text as written from promotion, moment
      where state = 'live' and ends_at > since
      union all
      select 'bundle', id, xmin::text from bundle_price, moment where state = 'live' and ends_at > since
      union all
      select 'presale', id, xmin::text from presale where state = 'live'
      union all
      select 'card-level', id::text, xmin::text from card_level where cancelled_at is null
      union all
      select 'setting', id::text, xmin::text from shop_setting where cancelled_at is null)
    select since, (select string_agg(kind || ' ' || id || '@' || written, ',' order by kind, id) from offer) as version
    from moment`.execute(db);
  return getFirst(rows);
}

/** Used quota of these promotions: of all shoppers together and of this one. */
export const listQuotaUse = (db: Queryable, promotionIds: readonly string[], owner: string | null) =>
  db
    .selectFrom('promotion_use')
    .select(['promotion_id', 'sku_id', 'owner', 'used'])
    .where((row) => row('promotion_id', '=', row.fn.any(row.val([...promotionIds]))))
    .where((row) => row('owner', '=', row.fn.any(row.val(owner === null ? [''] : ['', owner]))))
    .execute();

/** Units sold at each unit price of running promotions, of all shoppers together. */
export const listSoldUnits = (db: Queryable) =>
  db
    .selectFrom('promotion_use')
    .innerJoin('promotion', 'promotion.id', 'promotion_use.promotion_id')
    .select(['promotion_use.promotion_id', 'promotion_use.sku_id', 'promotion_use.used'])
    .where('promotion.state', '=', 'live')
    .where('promotion.ends_at', '>', sql<Date>`shop_now()`)
    .where('promotion_use.owner', '=', '')
    .where('promotion_use.sku_id', '<>', '')
    .execute();

/** Units that shoppers have taken at these unit prices: of one shopper, or of one sku by all who took it. */
export const listOwnUnits = (
  db: Queryable,
  promotionIds: readonly string[],
  of: { owner: string } | { skuId: string },
) =>
  db
    .selectFrom('promotion_use')
    .select(['promotion_id', 'sku_id', 'owner', 'used'])
    .where((row) => row('promotion_id', '=', row.fn.any(row.val([...promotionIds]))))
    .where('owner', '<>', '')
    .$call((all) => ('owner' in of ? all.where('owner', '=', of.owner) : all.where('sku_id', '=', of.skuId)))
    .where('sku_id', '<>', '')
    .execute();
