import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { Period } from './period.ts';
import { type RunningPart, runningParts } from './running-parts.ts';

/** Breakdowns with many values, which have running sums. */
const hasRunningSums = (kind: string) => kind === 'sku' || kind === 'product';

interface Wanted {
  period: Period;
  kind: string;
  refunds: 'sale' | 'refund';
}
/**
 * What each value sold in a period, from its running sums: one row of a value for each part. Null when the breakdown has
 * none, or a job has not summed some yet. An amount as float8 is exact up to 2^53 fen, and is added twice as fast.
 */
export async function readRunning(
  db: Queryable,
  { period, kind, refunds }: Wanted,
  only: RawBuilder<unknown> | null,
): Promise<RawBuilder<unknown> | null> {
  if (!hasRunningSums(kind)) return null;
  const parts = runningParts(period);
  if (await isUnfilled(db, kind, parts)) return null;
  const refund = refunds === 'sale' ? 'sale_refund_fen' : 'refund_fen';
  const selects = parts.map(({ unit, start, before, to }) => {
    const sum = (column: string) =>
      before === null
        ? sql`${sql.ref(column)}[${sql.lit(to)}]::float8`
        : sql`(${sql.ref(column)}[${sql.lit(to)}] - ${sql.ref(column)}[${sql.lit(before)}])::float8`;
    return sql`select value, ${sum('orders')} as orders, ${sum('paid_fen')} as paid_fen, ${sum(refund)} as refund_fen
      from sales_running where kind = ${kind} and unit = ${unit} and start = ${start}::date ${only ? sql`and ${only}` : sql``}`;
  });
  return sql.join(selects, sql` union all `);
}

/** What is filled stays filled. */
async function isUnfilled(db: Queryable, kind: string, parts: readonly RunningPart[]): Promise<boolean> {
  const { rows } = await sql`
    select from sales_running_unfilled unfilled
    join unnest(${parts.map(({ unit }) => unit)}::text[], ${parts.map(({ start }) => start)}::date[]) part (unit, start)
      on part.unit = unfilled.unit and part.start = unfilled.start
    where unfilled.kind = ${kind} limit 1`.execute(db);
  return rows.length > 0;
}
