import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { ListedRow } from '../../change-sets/index.ts';

export interface HistorySet {
  id: number;
  kind: string;
  title: string;
  state: string;
  reason: string | null;
  maker_name: string | null;
  at: Date;
}

const rowsOfProduct = (productId: string) => sql`
  (r.table_name in ('product', 'product_image') and r.row_id = ${productId}
   or r.table_name in ('sku', 'sku_supply', 'stock')
     and r.row_id in (select id from sku where product_id = ${productId}))`;

/** Sets that changed a product or its skus, newest first. */
export async function listProductSets(
  db: Queryable,
  productId: string,
  { size, after }: { size: number; after: number | null },
): Promise<HistorySet[]> {
  const { rows } = await sql<HistorySet>`
    select c.id, c.kind, c.title, c.state, c.reason, staff.name as maker_name, coalesce(c.applied_at, c.created_at) as at
    from change_set c left join staff on staff.id = c.made_by
    where c.id in (select r.set_id from change_row r where ${rowsOfProduct(productId)})
      ${after === null ? sql`` : sql`and c.id < ${after}`}
    order by c.id desc limit ${size}`.execute(db);
  return rows;
}

/** The rows of these sets that belong to a product. */
export async function listProductRows(
  db: Queryable,
  productId: string,
  setIds: readonly number[],
): Promise<(ListedRow & { set_id: number })[]> {
  const { rows } = await sql<ListedRow & { set_id: number }>`
    select r.set_id, r.table_name, r.row_id, r.is_new, r.base, r.value, r.before, sku.code,
      nullif(concat_ws(' ', sku.shade_number, coalesce(sku.shade_name, sku.size)), '') as name
    from change_row r
    left join sku on r.table_name in ('sku', 'sku_supply', 'stock') and sku.id = r.row_id
    where r.set_id = any(${[...setIds]}::bigint[]) and ${rowsOfProduct(productId)}
    order by r.set_id desc, r.table_name, r.row_id`.execute(db);
  return rows;
}

export interface PriceRow {
  sku_id: string;
  name: string;
  at: Date;
  offer_after_fen: number;
  offer_before_fen: number | null;
  market_after_fen: number | null;
  set_id: number | null;
}

/** The latest prices of each sku of a product. */
export async function listPrices(db: Queryable, productId: string): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select p.sku_id, concat_ws(' ', sku.shade_number, coalesce(sku.shade_name, sku.size)) as name, p.at,
      p.offer_after_fen, p.offer_before_fen, p.market_after_fen, p.set_id
    from sku cross join lateral (
      select * from price_change where price_change.sku_id = sku.id order by id desc limit 20) p
    where sku.product_id = ${productId} order by sku.position, p.id desc`.execute(db);
  return rows;
}
