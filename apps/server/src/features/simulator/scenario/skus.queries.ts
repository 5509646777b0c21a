import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { matchesSku } from '../../catalogue/index.ts';

export interface SkuFound {
  id: string;
  name_cn: string;
  brand_name: string;
  offer_price_fen: number;
  available: number;
}

const MOST_FOUND = 12;

/** Skus by ids, or on sale by words of their names and numbers. */
export async function listSkusByWords(
  db: Queryable,
  by: { ids: readonly string[] } | { q: string },
): Promise<SkuFound[]> {
  const { rows } = await sql<SkuFound>`
    select sku.id, product.name_cn, brand.name_en as brand_name, sku.offer_price_fen,
      coalesce(stock.available, 0) as available
    from sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id
      left join stock on stock.sku_id = sku.id
    where ${'ids' in by ? sql`sku.id = any(${[...by.ids]}::text[])` : sql`sku.is_live and product.status = 'published' and ${matchesSku(by.q)}`}
    order by sku.id limit ${'ids' in by ? by.ids.length : MOST_FOUND}`.execute(db);
  return rows;
}

/** Upper-case code, barcode or number → sku. */
export async function listSkusByCode(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))];
  const { rows } = await sql<{ key: string; id: string }>`
    select upper(code) as key, id from sku where code = any(${wanted}::text[])
    union all select upper(barcode), id from sku where barcode = any(${wanted}::text[])
    union all select upper(id), id from sku where id = any(${wanted}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** What was bought in an order; null when there is none. Gifts and extra-buys follow from the rules again. */
export async function listOrderLines(db: Queryable, orderId: string) {
  const order = await db.selectFrom('shop_order').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) return null;
  return db
    .selectFrom('order_line')
    .select(['sku_id as skuId', (row) => row.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['ordinary', 'presale'])
    .groupBy('sku_id')
    .orderBy('sku_id')
    .execute()
    .then((rows) => rows.map(({ skuId, quantity }) => ({ skuId, quantity: Number(quantity) })));
}

/** The checked lines of a member's cart; null when there is no such member. */
export async function listCartLines(db: Queryable, memberId: string, owner: Owner) {
  const member = await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst();
  if (!member) return null;
  return db
    .selectFrom('cart_line')
    .select(['sku_id as skuId', 'quantity'])
    .where('owner', '=', owner)
    .where('variant', '=', '')
    .where('is_checked', '=', true)
    .orderBy('sku_id')
    .execute();
}
