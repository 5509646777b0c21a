import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { inCategories, matchesSku } from '../catalogue/index.ts';

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

const conditionOf = ({ q, brandId, categoryId }: GridFilter) => sql`true
  ${brandId === undefined ? sql`` : sql`and product.brand_id = ${brandId}`}
  ${categoryId === undefined ? sql`` : sql`and ${inCategories([categoryId])}`}
  ${q === undefined ? sql`` : sql`and ${matchesSku(q)}`}`;

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

const needsProduct = ({ brandId, categoryId }: GridFilter) =>
  brandId !== undefined || categoryId !== undefined;

export async function countGrid(db: Queryable, filter: GridFilter): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from sku ${needsProduct(filter) ? sql`join product on product.id = sku.product_id` : sql``}
    where ${conditionOf(filter)}`.execute(db);
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

/** Units that these skus sold in 28 days, gifts among them; a sku that is missing sold none. */
export async function readSkuSales(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ sku_id: string; sold_28_days: number }>`
    select sku_id, sold_28_days from sku_sales where sku_id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ sku_id, sold_28_days }) => [sku_id, sold_28_days]));
}

interface PlannedCell {
  set_id: number;
  title: string;
  apply_at: Date | null;
  table_name: string;
  sku_id: string;
  column: string;
}

/** Sets that wait for their time or a second person and change the same cells. */
export async function listPlannedCells(
  db: Queryable,
  cells: readonly { skuId: string; table: string; column: string }[],
  limit: number,
): Promise<PlannedCell[]> {
  if (cells.length === 0) return [];
  const { rows } = await sql<PlannedCell>`
    select change_set.id as set_id, change_set.title, change_set.apply_at, change_row.table_name,
      change_row.row_id as sku_id, wanted.column
    from unnest(${cells.map(({ skuId }) => skuId)}::text[], ${cells.map(({ table }) => table)}::text[],
      ${cells.map(({ column }) => column)}::text[]) as wanted (row_id, table_name, "column")
    join change_row on change_row.table_name = wanted.table_name and change_row.row_id = wanted.row_id
      and change_row.value ? wanted.column
    join change_set on change_set.id = change_row.set_id and change_set.state in ('planned', 'waiting')
    order by change_set.apply_at, change_set.id, change_row.row_id limit ${limit}`.execute(db);
  return rows;
}

interface Choice {
  id: string;
  name: string;
}

/** What the grid can be narrowed to: brands with products, and categories with the names of those above. */
export async function listChoices(db: Queryable): Promise<{ brands: Choice[]; categories: Choice[] }> {
  const brands = await sql<Choice>`
    select id, name_cn as name from brand
    where exists (select from product where product.brand_id = brand.id) order by letter, name_cn, id`.execute(
    db,
  );
  const categories = await sql<Choice>`
    with recursive named as (
      select id, name, array[position] as place from category where parent_id is null
      union all
      select c.id, named.name || ' › ' || c.name, named.place || c.position from category c join named on named.id = c.parent_id
    )
    select id, name from named order by place, id`.execute(db);
  return { brands: brands.rows, categories: categories.rows };
}
