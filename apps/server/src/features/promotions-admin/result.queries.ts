import { CONFIRMED_STATUSES, OrderStatus, VOID_STATUSES } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';

interface ResultRow {
  orders: number;
  units: number;
  saved_fen: number;
  paid_fen: number;
}
interface Wanted {
  offerId: string;
  isBundle: boolean;
}

const AFTER_PAYMENT = [
  ...CONFIRMED_STATUSES,
  OrderStatus.Cancelling,
  OrderStatus.Closed,
  OrderStatus.Refused,
] as const;

/** Found by the index of offers; a promotion's number is used by no other kind of offer but bundles. */
const OF_OFFER = ({ offerId, isBundle }: Wanted) =>
  sql`o.offer_id = ${offerId} and (o.kind = 'bundle') = ${isBundle} and o.kind not in ('presale', 'coupon', 'code', 'freeFreight')`;

/** Paid, or confirmed with payment on delivery, whatever became of it later. An order that nobody paid is no result. */
const PAID = sql`(shop_order.paid_at is not null or exists (select from sub_order bought
  where bought.order_id = shop_order.id and ${statusIn('bought.status', AFTER_PAYMENT)}))`;

/** What the orders with an offer bought and saved, also those that came back. */
export async function readResult(db: Queryable, wanted: Wanted): Promise<ResultRow> {
  const { rows } = await sql<ResultRow>`
    select count(distinct o.order_id)::int as orders, coalesce(sum(o.saved_fen), 0)::bigint as saved_fen,
      coalesce(sum((select sum((line->>'units')::int) from jsonb_array_elements(o.lines) line)), 0)::int as units,
      coalesce(sum(shop_order.payable_fen), 0)::bigint as paid_fen
    from order_offer o join shop_order on shop_order.id = o.order_id
    where ${OF_OFFER(wanted)} and ${PAID}`.execute(db);
  const [row] = rows;
  return row
    ? { ...row, saved_fen: Number(row.saved_fen), paid_fen: Number(row.paid_fen) }
    : { orders: 0, units: 0, saved_fen: 0, paid_fen: 0 };
}

/**
 * The part of the savings that came back: of cancelled parcels all, otherwise by the units that were returned. A line of the
 * basket may be several lines of the order; a gift is found by its sku.
 */
export async function readReturned(
  db: Queryable,
  wanted: Wanted,
): Promise<{ orders: number; savedFen: number }> {
  const { rows } = await sql<{ orders: number; saved_fen: number }>`
    select count(distinct order_id)::int as orders, coalesce(sum(round(saved * gone / all_units)), 0)::bigint as saved_fen
    from (
      select o.order_id, o.position, line.source, (line.saved)::numeric as saved, sum(l.quantity)::numeric as all_units,
        sum(case when ${statusIn('sub.status', VOID_STATUSES)} then l.quantity else l.returned_quantity end)::numeric as gone
      from order_offer o join shop_order on shop_order.id = o.order_id
        cross join lateral (
          select entry->>'source' as source, entry->>'skuId' as sku_id, entry->>'savedFen' as saved
          from jsonb_array_elements(o.lines) entry) line
        join order_line l on l.order_id = o.order_id
          and (case when o.kind = 'gift' then l.kind = 'gift' and l.sku_id = line.sku_id
            else l.snapshot->>'source' = line.source end)
        join sub_order sub on sub.id = l.sub_order_id
      where ${OF_OFFER(wanted)} and ${PAID}
      group by o.order_id, o.position, line.source, line.saved
    ) lines where gone > 0`.execute(db);
  const [row] = rows;
  return { orders: row?.orders ?? 0, savedFen: Number(row?.saved_fen ?? 0) };
}

/** Orders and savings by hour or day of the shop's time, at most 400 steps. */
export async function listSteps(
  db: Queryable,
  wanted: Wanted,
  step: 'hour' | 'day',
): Promise<{ at: Date; orders: number; saved_fen: number }[]> {
  const { rows } = await sql<{ at: Date; orders: number; saved_fen: number }>`
    select date_trunc(${sql.lit(step)}, shop_order.created_at, 'Asia/Shanghai') as at, count(distinct o.order_id)::int as orders,
      sum(o.saved_fen)::bigint as saved_fen
    from order_offer o join shop_order on shop_order.id = o.order_id
    where ${OF_OFFER(wanted)} and ${PAID} group by 1 order by 1 desc limit 400`.execute(db);
  return rows.reverse();
}
