import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface GridRow {
  id: string;
  code: string;
  product_id: string;
  product_name: string;
  brand_name: string;
  sku_name: string;
  shade_hex: string | null;
  offer_price_fen: number;
  market_price_fen: number | null;
  purchase_limit: number | null;
  is_live: boolean;
  cost_fen: number | null;
  low_stock_at: number | null;
  available: number;
  held: number;
}

export interface GridFilter {
  q?: string | undefined;
  brandId?: string | undefined;
  categoryId?: string | undefined;
}

const FROM = sql`
  sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id
  left join stock on stock.sku_id = sku.id left join sku_supply on sku_supply.sku_id = sku.id`;
const COLUMNS = sql`
  sku.id, sku.code, sku.product_id, product.name_cn as product_name, brand.name_cn as brand_name,
  concat_ws(' ', sku.shade_number, sku.shade_name, sku.size) as sku_name, sku.shade_hex,
  sku.offer_price_fen, sku.market_price_fen, sku.purchase_limit, sku.is_live,
  sku_supply.cost_fen, sku_supply.low_stock_at,
  coalesce(stock.available, 0) as available, coalesce(stock.held, 0) as held`;

const likeText = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const conditionOf = ({ q, brandId, categoryId }: GridFilter) => sql`true
  ${brandId === undefined ? sql`` : sql`and product.brand_id = ${brandId}`}
  ${
    categoryId === undefined
      ? sql``
      : sql`and product.category_id in (
          with recursive below as (
            select id from category where id = ${categoryId}
            union all select c.id from category c join below on c.parent_id = below.id
          ) select id from below)`
  }
  ${
    q === undefined
      ? sql``
      : sql`and (product.name_cn ilike ${likeText(q)} or brand.name_cn ilike ${likeText(q)}
          or brand.name_en ilike ${likeText(q)} or upper(sku.code) = upper(${q}) or sku.barcode = ${q}
          or sku.id = ${q} or upper(product.code) = upper(${q}))`
  }`;

/** Skus product by product. A sku's number begins with its product's. */
export async function listGrid(
  db: Queryable,
  filter: GridFilter,
  { size, after }: { size: number; after: string | undefined },
): Promise<GridRow[]> {
  const { rows } = await sql<GridRow>`
    select ${COLUMNS} from ${FROM}
    where ${conditionOf(filter)} ${after === undefined ? sql`` : sql`and sku.id > ${after}`}
    order by sku.id limit ${size}`.execute(db);
  return rows;
}

export async function countGrid(db: Queryable, filter: GridFilter): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from ${FROM} where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** These skus, whether or not there is a stock row. */
export interface EditedSku extends GridRow {
  has_stock: boolean;
}
export async function listEdited(db: Queryable, ids: readonly string[]): Promise<EditedSku[]> {
  const { rows } = await sql<EditedSku>`
    select ${COLUMNS}, stock.sku_id is not null as has_stock from ${FROM} where sku.id = any(${[...ids]})`.execute(
    db,
  );
  return rows;
}
