import type { Scope, ScopeList } from '@huarong/core/pricing';
import { sql } from 'kysely';
import { likeText, type Queryable } from '#platform/database';
import { matchesProduct, matchesSku } from '../catalogue/index.ts';
import { scopeCondition } from './scope-condition.ts';

interface SkuRow {
  id: string;
  product_id: string;
  code: string;
  product_name: string;
  sku_name: string;
  brand_name: string;
  offer_price_fen: number;
  available: number;
  is_on_sale: boolean;
}
const FROM = sql`sku join product on product.id = sku.product_id join brand on brand.id = product.brand_id
  left join stock on stock.sku_id = sku.id`;
const IS_ON_SALE = sql`(sku.is_live and product.status = 'published')`;
const COLUMNS = sql`sku.id, sku.product_id, sku.code, product.name_cn as product_name,
  concat_ws(' ', sku.shade_number, sku.shade_name, sku.size) as sku_name, brand.name_cn as brand_name,
  sku.offer_price_fen, coalesce(stock.available, 0) as available, ${IS_ON_SALE} as is_on_sale`;
const presentSku = (row: SkuRow) => ({
  skuId: row.id,
  productId: row.product_id,
  code: row.code,
  name: [row.product_name, row.sku_name].filter(Boolean).join(' '),
  brandName: row.brand_name,
  priceFen: row.offer_price_fen,
  available: row.available,
  isOnSale: row.is_on_sale,
});
export type PickedSku = ReturnType<typeof presentSku>;

export async function listSkus(db: Queryable, ids: readonly string[]): Promise<PickedSku[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SkuRow>`
    select ${COLUMNS} from ${FROM} where sku.id = any(${[...ids]}) order by sku.id`.execute(db);
  return rows.map(presentSku);
}

/** Skus by words of their product, a code, a number or a barcode. */
export async function findSkus(db: Queryable, q: string, limit: number): Promise<PickedSku[]> {
  const { rows } = await sql<SkuRow>`
    select ${COLUMNS} from ${FROM}
    where ${matchesSku(q)}
    order by sku.id limit ${limit}`.execute(db);
  return rows.map(presentSku);
}

/** The skus of codes, numbers and barcodes, and what is none of these. */
export async function listByCodes(
  db: Queryable,
  codes: readonly string[],
): Promise<{ skus: PickedSku[]; unknown: string[] }> {
  const wanted = [...new Set(codes)];
  const { rows } = await sql<SkuRow & { barcode: string | null }>`
    select ${COLUMNS}, sku.barcode from ${FROM}
    where sku.code = any(${wanted}) or sku.id = any(${wanted}) or sku.barcode = any(${wanted})
    order by sku.id`.execute(db);
  const known = new Set(rows.flatMap(({ id, code, barcode }) => [id, code, barcode ?? id]));
  return { skus: rows.map(presentSku), unknown: wanted.filter((code) => !known.has(code)) };
}

interface Choice {
  id: string;
  name: string;
  note: string;
}
export async function findChoices(
  db: Queryable,
  kind: 'brand' | 'category' | 'product',
  q: string,
  limit: number,
): Promise<Choice[]> {
  const like = likeText(q);
  const queries = {
    brand: sql<Choice>`select id, name_cn as name, name_en as note from brand
      where name_cn ilike ${like} or name_en ilike ${like} or id = ${q} order by letter, name_cn, id limit ${limit}`,
    category: sql<Choice>`select c.id, c.name, coalesce(p.name, '') as note from category c
        left join category p on p.id = c.parent_id
      where c.name ilike ${like} or c.id = ${q} order by c.parent_id nulls first, c.position, c.id limit ${limit}`,
    product: sql<Choice>`select product.id, product.name_cn as name, brand.name_cn as note
      from product join brand on brand.id = product.brand_id
      where ${matchesProduct(q)}
      order by product.id limit ${limit}`,
  };
  return (await queries[kind].execute(db)).rows;
}

export async function countScope(db: Queryable, scope: Scope) {
  const { rows } = await sql<{
    skus: number;
    products: number;
    brands: number;
    not_on_sale: number;
    sold_out: number;
  }>`
    select count(*)::int as skus, count(distinct product.id)::int as products,
      count(distinct product.brand_id)::int as brands, count(*) filter (where not ${IS_ON_SALE})::int as not_on_sale,
      count(*) filter (where ${IS_ON_SALE} and coalesce(stock.available, 0) <= 0)::int as sold_out
    from sku join product on product.id = sku.product_id left join stock on stock.sku_id = sku.id
    where ${scopeCondition(scope)}`.execute(db);
  const [row] = rows;
  return row ?? { skus: 0, products: 0, brands: 0, not_on_sale: 0, sold_out: 0 };
}

/** The first skus of a scope, on sale or not. */
export async function listScope(
  db: Queryable,
  scope: Scope,
  { isOnSale, limit }: { isOnSale: boolean; limit: number },
): Promise<PickedSku[]> {
  const { rows } = await sql<SkuRow>`
    select ${COLUMNS} from ${FROM} where ${scopeCondition(scope)} and ${IS_ON_SALE} = ${isOnSale}
    order by sku.id limit ${limit}`.execute(db);
  return rows.map(presentSku);
}

/** `brand:12` → 索兰娜, for everything that a scope lists. */
export async function nameScope(db: Queryable, scope: Scope): Promise<Record<string, string>> {
  const lists: ScopeList[] = [
    ...(scope.kind === 'category' ? [{ categoryIds: scope.categoryIds }] : []),
    ...(scope.kind === 'brand' ? [{ brandIds: scope.brandIds }] : []),
    ...(scope.kind === 'list' || scope.kind === 'excluded' ? [scope.goods] : []),
    ...('except' in scope && scope.except ? [scope.except] : []),
  ];
  const ids = (name: keyof ScopeList) => lists.flatMap((list) => [...(list[name] ?? [])]);
  const { rows } = await sql<{ key: string; name: string }>`
    select 'brand:' || id as key, name_cn as name from brand where id = any(${ids('brandIds')})
    union all select 'category:' || id, name from category where id = any(${ids('categoryIds')})
    union all select 'product:' || id, name_cn from product where id = any(${ids('productIds')})
    union all select 'sku:' || sku.id, concat_ws(' ', product.name_cn, sku.shade_number, sku.shade_name, sku.size)
      from sku join product on product.id = sku.product_id where sku.id = any(${ids('skuIds')})`.execute(db);
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}
