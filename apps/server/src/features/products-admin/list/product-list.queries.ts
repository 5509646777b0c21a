import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { inCategories, matchesProduct } from '../../catalogue/index.ts';

export type ProductStatus = 'draft' | 'published' | 'withdrawn';
export interface ProductFilter {
  q?: string | undefined;
  status?: ProductStatus | undefined;
  brandId?: string | undefined;
  categoryId?: string | undefined;
  unlabelled?: 'yes' | undefined;
  imageless?: 'yes' | undefined;
  soldOut?: 'yes' | undefined;
}
export type ProductSort = 'changed' | 'number';
interface Page {
  size: number;
  sort: ProductSort;
  after: ListPosition | null;
  before: ListPosition | null;
}

export interface ListedProduct {
  id: string;
  /** The moment of the last change, exact. */
  at: string;
}

/** As the index `product_unlabelled` has it. */
const LABELLED = sql`(
  kind = 'tool' and producer is not null and standard_number is not null
  or kind = 'food' and producer is not null and production_licence is not null and standard_number is not null
    and shelf_life_months is not null and cardinality(ingredients) > 0
  or kind in ('cosmetic', 'special-cosmetic') and filing_number is not null and standard_number is not null
    and producer is not null and producer_address is not null and production_licence is not null
    and shelf_life_months is not null and warnings is not null and how_to_use <> '' and cardinality(ingredients) > 0
)`;

/** The numbers of the products of a page, in its order. */
export async function listProductIds(
  db: Queryable,
  filter: ProductFilter,
  { size, sort, after, before }: Page,
): Promise<ListedProduct[]> {
  const from = after ?? before;
  const isReversed = before !== null;
  const isByNumber = sort === 'number';
  // Last changed first; numbers count upwards.
  const comesLater = isByNumber === isReversed ? sql`<` : sql`>`;
  const direction = isByNumber === isReversed ? sql`desc` : sql`asc`;
  const position = isByNumber
    ? sql`id ${comesLater} ${from?.id}`
    : sql`(updated_at, id) ${comesLater} (${from?.at}::timestamptz, ${from?.id})`;
  const order = isByNumber ? sql`id ${direction}` : sql`updated_at ${direction}, id ${direction}`;
  const { rows } = await sql<ListedProduct>`
    select id, ${exactTime(sql`updated_at`)} as at from product
    where ${conditionOf(filter)} ${from === null ? sql`` : sql`and ${position}`}
    order by ${order} limit ${size}`.execute(db);
  return isReversed ? rows.reverse() : rows;
}

/** Up to one more than a list counts to. */
export async function countProducts(db: Queryable, filter: ProductFilter, most: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from (
      select from product where ${conditionOf(filter)} limit ${most + 1}) found`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** Products by state, those without a complete label, and skus: from indexes alone. */
export async function countStates(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; counted: number }>`
    select status as name, count(*)::int as counted from product group by status
    union all select 'unlabelled', count(*)::int from product where not ${LABELLED}
    union all select 'skus', count(*)::int from sku`.execute(db);
  return Object.fromEntries(rows.map(({ name, counted }) => [name, counted]));
}

function conditionOf(filter: ProductFilter): RawBuilder<unknown> {
  const { q, status, brandId, categoryId, unlabelled, imageless, soldOut } = filter;
  return sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [sql`status = ${status}`]),
      ...(brandId === undefined ? [] : [sql`brand_id = ${brandId}`]),
      ...(categoryId === undefined ? [] : [inCategories([categoryId])]),
      ...(unlabelled === undefined ? [] : [sql`not ${LABELLED}`]),
      ...(imageless === undefined
        ? []
        : [sql`pack is null and not exists (select 1 from product_image i where i.product_id = product.id)`]),
      ...(soldOut === undefined ? [] : [SOLD_OUT]),
      ...(q === undefined ? [] : [matchesProduct(q)]),
    ],
    sql` and `,
  );
}

const SOLD_OUT = sql`status = 'published' and exists (
  select 1 from sku where sku.product_id = product.id and sku.is_live) and not exists (
  select 1 from sku join stock on stock.sku_id = sku.id
  where sku.product_id = product.id and sku.is_live and stock.available > 0)`;
