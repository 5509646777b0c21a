import type { SalesBreakdown } from '@huarong/contract/admin/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { Period } from './period.ts';

export const onlyOf = (input: {
  by: SalesBreakdown;
  brand?: string | undefined;
  product?: string | undefined;
}): RawBuilder<unknown> | null => {
  if (input.by === 'product' && input.brand !== undefined)
    return sql`value in (select id from product where brand_id = ${input.brand})`;
  if (input.by === 'sku' && input.product !== undefined)
    return sql`value in (select id from sku where product_id = ${input.product})`;
  return null;
};

interface Name {
  label: string;
  note: string | null;
}
/** Brands, categories, products and shades by their ids. */
export async function readNames(
  db: Queryable,
  by: SalesBreakdown,
  ids: readonly string[],
): Promise<Map<string, Name>> {
  const selects: Partial<Record<SalesBreakdown, RawBuilder<unknown>>> = {
    brand: sql`select id, name_cn as label, name_en as note from brand`,
    category: sql`select id, name as label, null as note from category`,
    product: sql`select id, name_cn as label, code as note from product`,
    sku: sql`select sku.id, product.name_cn || ' ' || coalesce(nullif(concat_ws(' ', shade_number, shade_name), ''), size) as label,
      sku.code as note from sku join product on product.id = sku.product_id`,
  };
  const select = selects[by];
  if (!select || ids.length === 0) return new Map();
  const { rows } = await sql<Name & { id: string }>`
    select * from (${select}) named where id = any (${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, label, note }) => [id, { label, note }]));
}

/** The last check of the figures that is finished. */
export async function findProof(
  db: Queryable,
): Promise<{ checked_at: Date; faults: number; difference_fen: number } | null> {
  const { rows } = await sql<{ checked_at: Date; faults: number; difference_fen: number }>`
    with run as (
      select run_id from invariant_result where name = 'I-19 figures' order by run_id desc limit 1)
    select max(checked_at) as checked_at, sum(found)::int as faults, (
        select coalesce(sum(abs(part[1]::bigint - part[2]::bigint - part[3]::bigint + part[4]::bigint)), 0)::bigint
        from invariant_fault fault cross join lateral regexp_match(fault.detail,
          '^figures paid (-?\\d+) refunded (-?\\d+), ledger paid (-?\\d+) refunded (-?\\d+)$') part
        where fault.run_id = run.run_id and fault.name = 'I-19 figures') as difference_fen
    from run join invariant_result using (run_id) where name like 'I-19 %' group by run.run_id`.execute(db);
  return rows[0] ?? null;
}

const LATE_MINUTES = 15;
const MOST_COUNTED = 10_000;

interface CountedUntil {
  counted_until: Date | null;
  /** Payments and refunds of 15 minutes ago or more that the figures lack; never above 10,001. */
  missing: number;
}
/** How far the figures are counted. A count that is a minute behind is not late. */
export async function findCountedUntil(db: Queryable): Promise<CountedUntil> {
  const { rows } = await sql<CountedUntil>`
    select counted_until, case when counted_until >= late.at then 0 else (
      select count(*)::int from (
        select from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
        where entry.id > counted_id and entry.account like 'order:%' and movement.at < late.at
        limit ${sql.lit(MOST_COUNTED + 1)}) found) end as missing
    from sales_state
    cross join (select shop_now() - ${sql.lit(`${LATE_MINUTES} minutes`)}::interval as at offset 0) late`.execute(
    db,
  );
  return rows[0] ?? { counted_until: null, missing: 0 };
}

export interface OfferSums {
  kind: string;
  offer_id: string;
  title: string;
  orders: number;
  units: number;
  saved_fen: number;
  back_fen: number;
  paid_fen: number;
  refund_fen: number;
}
export async function sumOffers(db: Queryable, { from, to }: Period): Promise<OfferSums[]> {
  const { rows } = await sql<OfferSums>`
    select kind, offer_id, max(title) as title, sum(orders)::bigint as orders, sum(units)::bigint as units,
      sum(saved_fen)::bigint as saved_fen, sum(back_fen)::bigint as back_fen, sum(paid_fen)::bigint as paid_fen,
      sum(refund_fen)::bigint as refund_fen
    from sales_offer_day where day between ${from}::date and ${to}::date
    group by kind, offer_id having sum(orders) <> 0`.execute(db);
  return rows;
}
