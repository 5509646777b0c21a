import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

const WEEK_DAYS = 7;
const HOURS = 24;

interface HourRow {
  days_ago: number;
  hour: number;
  is_until_now: boolean;
  paid_fen: number;
  orders: number;
}
interface RefundRow {
  days_ago: number;
  refunded_fen: number;
  refunds: number;
}

/** The day that began so many days ago, in the time of Shanghai. */
const dayStart = (daysAgo: number) =>
  sql`(date_trunc('day', shop_now() at time zone 'Asia/Shanghai') - make_interval(days => ${daysAgo})) at time zone 'Asia/Shanghai'`;
/** This time of the day, so many days ago. */
const sameTime = (daysAgo: number) => sql`shop_now() - make_interval(days => ${daysAgo})`;

/** Sales of today and of the same weekday a week ago. Each reads the orders of one day through the index of paid orders. */
export async function showSales(db: Queryable) {
  const [todayHours, beforeHours, todayRefunds, beforeRefunds, facts] = await Promise.all([
    readHours(db, 0),
    readHours(db, WEEK_DAYS),
    readRefunds(db, 0),
    readRefunds(db, WEEK_DAYS),
    readFacts(db),
  ]);
  return {
    todayFen: byHour(todayHours),
    beforeFen: byHour(beforeHours),
    currentHour: facts.hour,
    today: { ...figuresOf(todayHours, todayRefunds), units: facts.units, firstOrders: facts.first_orders },
    before: figuresOf(beforeHours, beforeRefunds),
    readAt: facts.now.toISOString(),
  };
}

async function readHours(db: Queryable, daysAgo: number): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select extract(hour from paid_at at time zone 'Asia/Shanghai')::int as hour,
      paid_at <= ${sameTime(daysAgo)} as is_until_now, sum(payable_fen)::bigint as paid_fen, count(*)::int as orders
    from shop_order
    where paid_at >= ${dayStart(daysAgo)} and paid_at < ${dayStart(daysAgo)} + interval '1 day'
    group by 1, 2`.execute(db);
  return rows;
}

async function readRefunds(db: Queryable, daysAgo: number): Promise<RefundRow> {
  const { rows } = await sql<RefundRow>`
    select coalesce(sum(amount_fen), 0)::bigint as refunded_fen, count(*)::int as refunds from refund
    where state in ('done', 'pending') and created_at >= ${dayStart(daysAgo)} and created_at <= ${sameTime(daysAgo)}`.execute(
    db,
  );
  return rows[0] ?? { days_ago: daysAgo, refunded_fen: 0, refunds: 0 };
}

async function readFacts(db: Queryable) {
  const { rows } = await sql<{ now: Date; hour: number; units: number; first_orders: number }>`
    with today as (select id, owner, paid_at from shop_order where paid_at >= ${dayStart(0)})
    select shop_now() as now, extract(hour from shop_now() at time zone 'Asia/Shanghai')::int as hour,
      coalesce((select sum(quantity) from order_line join today on today.id = order_line.order_id), 0)::int as units,
      (select count(*)::int from today where owner like 'member:%' and not exists (
        select 1 from shop_order earlier
        where earlier.owner = today.owner and earlier.paid_at < today.paid_at)) as first_orders`.execute(db);
  return rows[0] ?? { now: new Date(), hour: 0, units: 0, first_orders: 0 };
}

const byHour = (rows: readonly HourRow[]): number[] =>
  Array.from({ length: HOURS }, (_, hour) =>
    rows.filter((row) => row.hour === hour).reduce((sum, { paid_fen }) => sum + Number(paid_fen), 0),
  );

function figuresOf(hours: readonly HourRow[], { refunded_fen, refunds }: RefundRow) {
  const untilNow = hours.filter(({ is_until_now }) => is_until_now);
  const paidFen = untilNow.reduce((sum, { paid_fen }) => sum + Number(paid_fen), 0);
  const refundedFen = Number(refunded_fen);
  return {
    paidFen,
    orders: untilNow.reduce((sum, { orders }) => sum + orders, 0),
    refundedFen,
    refunds,
    netFen: paidFen - refundedFen,
  };
}
