import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import {
  countFunnel,
  countOrderShare,
  countProducts,
  type FunnelRow,
  type OrderShare,
  type ProductRow,
} from '../funnel/funnel.queries.ts';
import type { Period } from './report-period.ts';

/** Days that are counted from their events when somebody looks: today, yesterday until 04:30, and what came late. */
const MOST_LIVE_DAYS = 7;

interface FunnelFigures {
  rows: FunnelRow[];
  products: ProductRow[];
  share: OrderShare;
  daysNotSummed: number;
}

/** The figures of a period: summed days from their sums, others from their events. */
export async function readFunnel(
  db: Queryable,
  period: Period,
  { hasProducts }: { hasProducts: boolean },
): Promise<FunnelFigures> {
  const { rows: open } = await sql<{ day: string }>`
    select day::text as day from analytics_day where ${inPeriod(period)}
      and not exists (select from funnel_closed closed where closed.day = analytics_day.day)
    order by day desc`.execute(db);
  const live = open.slice(0, MOST_LIVE_DAYS);
  const rows = [...(await readClosedRows(db, period))];
  const products = hasProducts ? [...(await readClosedProducts(db, period))] : [];
  const shares = [await readClosedShare(db, period)];
  for (const { day } of live) {
    rows.push(...(await countFunnel(db, day)));
    if (hasProducts) products.push(...(await countProducts(db, day)));
    shares.push(await countOrderShare(db, day));
  }
  return {
    rows,
    products,
    share: {
      orders: sumOf(shares, ({ orders }) => orders),
      reported_orders: sumOf(shares, ({ reported_orders }) => reported_orders),
    },
    daysNotSummed: open.length - live.length,
  };
}

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const inPeriod = ({ from, to }: Period) => sql<boolean>`day between ${from}::date and ${to}::date`;
const isClosed = (table: string) =>
  sql<boolean>`exists (select from funnel_closed closed where closed.day = ${sql.ref(`${table}.day`)})`;

const readClosedRows = async (db: Queryable, period: Period) =>
  (
    await sql<FunnelRow>`
      select source, landing, sum(visits)::int as visits, sum(viewed)::int as viewed, sum(carted)::int as carted,
        sum(checked_out)::int as checked_out, sum(placed)::int as placed, sum(paid)::int as paid,
        sum(orders)::int as orders, sum(paid_fen)::float8 as paid_fen
      from funnel_day where ${inPeriod(period)} and ${isClosed('funnel_day')} group by source, landing`.execute(
      db,
    )
  ).rows;

const readClosedProducts = async (db: Queryable, period: Period) =>
  (
    await sql<ProductRow>`
      select product_id, sum(viewed)::int as viewed, sum(carted)::int as carted, sum(bought)::int as bought
      from funnel_product_day where ${inPeriod(period)} and ${isClosed('funnel_product_day')}
      group by product_id`.execute(db)
  ).rows;

async function readClosedShare(db: Queryable, period: Period): Promise<OrderShare> {
  const { rows } = await sql<OrderShare>`
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(reported_orders), 0)::int as reported_orders
    from funnel_closed where ${inPeriod(period)}`.execute(db);
  return rows[0]!;
}
