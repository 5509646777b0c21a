import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database';
import { rankValues, sumUnits, sumValues } from '../../admin/figures.queries.ts';
import type { Period } from '../../admin/period.ts';

interface Wanted {
  period: Period;
  kind: string;
  refunds: 'sale' | 'refund';
}
const FIGURES = sql`sum(orders)::int as orders, sum(units)::int as units, sum(list_fen)::bigint as list_fen,
  sum(unit_fen)::bigint as unit_fen, sum(promotion_fen)::bigint as promotion_fen, sum(coupon_fen)::bigint as coupon_fen,
  sum(points_fen)::bigint as points_fen, sum(freight_fen)::bigint as freight_fen, sum(paid_fen)::bigint as paid_fen`;
/** The sums of a period, day by day. */
async function sumByDays(db: Database, { period: { from, to }, kind, refunds }: Wanted) {
  const refund = sql.ref(refunds === 'sale' ? 'sale_refund_fen' : 'refund_fen');
  const { rows } = await sql<{
    value: string;
    orders: number;
    units: number;
    paid_fen: number;
    refund_fen: number;
  }>`
    select value, ${FIGURES}, sum(${refund})::bigint as refund_fen from sales_figure
    where kind = ${kind} and day between ${from}::date and ${to}::date group by value order by value`.execute(
    db,
  );
  return rows;
}

const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
/** The sums of any period are those of its days, however many of its months are summed. */
export const expectEqualDays = (db: Database, runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -120, max: 30 }),
      fc.integer({ min: 1, max: 130 }),
      fc.constantFrom('all', 'hour', 'level', 'sku', 'product', 'brand'),
      fc.constantFrom('sale' as const, 'refund' as const),
      async (start, length, kind, refunds) => {
        const first = Math.floor(Date.now() / 86_400_000) + start;
        const period = { from: dayOf(first), to: dayOf(first + length - 1) };
        const wanted = { period, kind, refunds };
        const expected = await sumByDays(db, wanted);
        const all = expected.map(({ value }) => value);
        const found = await sumValues(db, wanted, all);
        // So many are not looked up one by one.
        const others = Array.from({ length: 600 }, (_, index) => `no-${index}`);
        expect(await sumValues(db, wanted, [...all, ...others])).toHaveLength(all.length);
        expect(found.sort((one, other) => (one.value < other.value ? -1 : 1))).toEqual(
          expected.sort((one, other) => (one.value < other.value ? -1 : 1)),
        );
        const units = await sumUnits(db, period, kind);
        expect(new Map(units.map((row) => [row.value, row.units]))).toEqual(
          new Map(expected.map((row) => [row.value, row.units])),
        );
        const sold = expected.filter((row) => row.orders || row.paid_fen || row.refund_fen);
        const ranked = await rankValues(db, wanted, { order: 'net', size: 2, only: null });
        const net = ({ paid_fen, refund_fen }: (typeof sold)[number]) => paid_fen - refund_fen;
        expect(ranked.count).toBe(ranked.values.length === 0 ? 0 : sold.length);
        expect(ranked.values.map((value) => net(sold.find((row) => row.value === value)!))).toEqual(
          sold
            .map(net)
            .sort((one, other) => other - one)
            .slice(0, 2),
        );
      },
    ),
    { numRuns: runs },
  );
