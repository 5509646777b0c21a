import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { matchesSku, skuNameOf } from '../../../catalogue/index.ts';
import type { LotRow } from '../../lots/lots.queries.ts';

type LotView = 'stock' | 'months-6' | 'months-3' | 'expired' | 'recalled' | 'all';

export interface ListedLot extends LotRow {
  skuCode: string;
  productName: string;
  brandName: string;
  shade_number: string | null;
  shade_name: string | null;
  size: string;
  producedOn: string | null;
  received: number;
}
interface LotFilter {
  view: LotView;
  q?: string | undefined;
}
/** A place in the list: the day and the number of the lot. */
export interface LotPosition {
  expiresOn: string;
  lotId: number;
}

const NAMES = sql`stock_lot lot join sku on sku.id = lot.sku_id join product on product.id = sku.product_id
  join brand on brand.id = product.brand_id`;
const COLUMNS = sql`lot.id as "lotId", lot.sku_id as "skuId", lot.lot_no as "lotNo",
  to_char(lot.expires_on, 'YYYY-MM-DD') as "expiresOn", to_char(lot.produced_on, 'YYYY-MM-DD') as "producedOn",
  lot.remaining, lot.received, lot.recalled_at is not null as "isRecalled", sku.code as "skuCode",
  product.name_cn as "productName", brand.name_cn as "brandName", sku.shade_number, sku.shade_name, sku.size`;

/** Conditions on the day are values, so that the index of days is used. */
const conditionOf = (view: LotView, today: string): RawBuilder<unknown> => {
  const day = sql`${today}::date`;
  const inStock = sql`lot.remaining > 0`;
  const conditions: Record<LotView, RawBuilder<unknown>> = {
    stock: inStock,
    'months-6': sql`${inStock} and lot.expires_on >= ${day} and lot.expires_on < (${day} + interval '6 months')::date`,
    'months-3': sql`${inStock} and lot.expires_on >= ${day} and lot.expires_on < (${day} + interval '3 months')::date`,
    expired: sql`${inStock} and lot.expires_on < ${day}`,
    recalled: sql`lot.recalled_at is not null`,
    all: sql`true`,
  };
  return conditions[view];
};

const matches = (q: string | undefined): RawBuilder<unknown> =>
  q === undefined
    ? sql`true`
    : sql`(lot.lot_no like ${`${escapeLike(q.toUpperCase())}%`} or ${matchesSku(q)})`;
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (each) => `\\${each}`);

export async function listLotsForStaff(
  db: Queryable,
  { view, q }: LotFilter,
  {
    today,
    size,
    after,
    before,
  }: { today: string; size: number; after: LotPosition | null; before: LotPosition | null },
): Promise<ListedLot[]> {
  const from = after ?? before;
  const isBack = before !== null;
  const place =
    from === null
      ? sql``
      : sql`and (lot.expires_on, lot.id) ${isBack ? sql`<` : sql`>`} (${from.expiresOn}::date, ${from.lotId}::bigint)`;
  const direction = isBack ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListedLot>`
    select ${COLUMNS} from ${NAMES} where ${conditionOf(view, today)} and ${matches(q)} ${place}
    order by lot.expires_on ${direction}, lot.id ${direction} limit ${size}`.execute(db);
  return isBack ? rows.reverse() : rows;
}

export async function countLots(db: Queryable, { view, q }: LotFilter, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${q === undefined ? sql`stock_lot lot` : NAMES}
      where ${conditionOf(view, today)} and ${matches(q)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findListedLot(db: Queryable, lotId: number): Promise<ListedLot | null> {
  const { rows } = await sql<ListedLot>`select ${COLUMNS} from ${NAMES} where lot.id = ${lotId}`.execute(db);
  return rows[0] ?? null;
}

export const skuNameOfLot = (lot: Pick<ListedLot, 'shade_number' | 'shade_name' | 'size'>): string =>
  skuNameOf(lot);
