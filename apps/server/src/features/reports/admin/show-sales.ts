import type { SalesBreakdown, SalesInput } from '@huarong/contract/admin/reports';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { PROVINCES } from '@huarong/core/settings';
import { accept, isKeyOf, refuse, STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type FigureRow, type FigureSums, rankValues, sumDays, sumValues } from './figures.queries.ts';
import { ordersPathOf } from './orders-path.ts';
import { type Period, periodBefore, readPeriod } from './period.ts';
import { findCountedUntil, findProof, onlyOf, readNames } from './sales.queries.ts';

const MOST_ROWS = 200;
const NOTHING: FigureSums = {
  orders: 0,
  units: 0,
  list_fen: 0,
  unit_fen: 0,
  promotion_fen: 0,
  coupon_fen: 0,
  points_fen: 0,
  freight_fen: 0,
  paid_fen: 0,
  refund_fen: 0,
};

/** The report of sales. `mostRows`: a file holds all of them. */
export async function showSales(db: Queryable, input: SalesInput, mostRows = MOST_ROWS) {
  const now = await readPeriod(db, input);
  if (!now) return refuse({ code: 'report-period-wrong' });
  const before = periodBefore(now, input.compare);
  const { refunds } = input;
  const [days, daysBefore, found, proof, counted] = await Promise.all([
    sumDays(db, { period: now, refunds }),
    sumDays(db, { period: before, refunds }),
    input.by === 'day' ? null : breakDown(db, { input, now, before, mostRows }),
    findProof(db),
    findCountedUntil(db),
  ]);
  const { rows, rowCount } = found ?? rowsOfDays(days, mostRows);
  const names = await readNames(
    db,
    input.by,
    rows.map(({ value }) => value),
  );
  return accept({
    ...now,
    by: input.by,
    before,
    total: presentFigures(totalOf(days)),
    totalBefore: presentFigures(totalOf(daysBefore)),
    days: days.map(presentDay),
    daysBefore: daysBefore.map(presentDay),
    rows: rows.map((row) => {
      const { label, note } = names.get(row.value) ?? { label: labelOf(input.by, row.value), note: null };
      return {
        ...row,
        label,
        note,
        ordersPath: ordersPathOf(input.by, { value: row.value, label, note }, now),
      };
    }),
    rowCount,
    counted: { until: counted.counted_until?.toISOString() ?? null, missing: counted.missing },
    proof: proof && {
      checkedAt: proof.checked_at.toISOString(),
      differenceFen: proof.difference_fen,
      faults: proof.faults,
    },
  });
}

interface Wanted {
  input: SalesInput;
  now: Period;
  before: Period;
  mostRows: number;
}
/** Two steps: of many shades only those that are shown are summed in all columns, and for both periods. */
async function breakDown(db: Queryable, { input, now, before, mostRows }: Wanted) {
  const { by: kind, refunds } = input;
  const { values, count } = await rankValues(
    db,
    { period: now, kind, refunds },
    { order: kind === 'hour' ? 'name' : 'net', size: mostRows, only: onlyOf(input) },
  );
  const [found, foundBefore] = await Promise.all([
    sumValues(db, { period: now, kind, refunds }, values),
    sumValues(db, { period: before, kind, refunds }, values),
  ]);
  const [sums, netBefore] = [
    new Map(found.map((row) => [row.value, row])),
    new Map(foundBefore.map((row) => [row.value, netOf(row)])),
  ];
  return {
    rows: values.map((value) => ({
      value,
      ...presentFigures(sums.get(value) ?? NOTHING),
      netBeforeFen: netBefore.get(value) ?? 0,
    })),
    rowCount: count,
  };
}

/** Days of another period have other names, so nothing stands beside them. */
function rowsOfDays(days: readonly FigureRow[], mostRows: number) {
  const sold = days.filter((row) => row.orders !== 0 || row.paid_fen !== 0 || row.refund_fen !== 0);
  return {
    rows: sold
      .slice(0, mostRows)
      .map((row) => ({ value: row.value, ...presentFigures(row), netBeforeFen: 0 })),
    rowCount: sold.length,
  };
}

const netOf = ({ paid_fen, refund_fen }: FigureSums) => paid_fen - refund_fen;
function totalOf(rows: readonly FigureRow[]): FigureSums {
  const total = { ...NOTHING };
  for (const row of rows)
    for (const name of Object.keys(NOTHING) as (keyof FigureSums)[]) total[name] += row[name];
  return total;
}
const presentDay = (row: FigureRow) => ({ day: row.value, ...presentFigures(row) });

const presentFigures = (row: FigureSums) => ({
  orders: row.orders,
  units: row.units,
  listFen: row.list_fen,
  unitFen: row.unit_fen,
  promotionFen: row.promotion_fen,
  couponFen: row.coupon_fen,
  pointsFen: row.points_fen,
  savedFen: row.unit_fen + row.promotion_fen + row.coupon_fen + row.points_fen,
  freightFen: row.freight_fen,
  paidFen: row.paid_fen,
  refundFen: row.refund_fen,
  netFen: netOf(row),
});

function labelOf(by: SalesBreakdown, value: string): string {
  if (value === '') return by === 'province' ? '没有地址' : '运费与包装';
  switch (by) {
    case 'hour':
      return `${value}:00–${value}:59`;
    case 'province':
      return PROVINCES.get(value.slice(0, 2)) ?? value;
    case 'payment':
      return isKeyOf(PAYMENT_NAMES, value) ? PAYMENT_NAMES[value] : value;
    case 'level':
      return isKeyOf(STORE.cards, value) ? STORE.cards[value].name : '游客';
    case 'first':
    case 'last':
      return value === 'direct' ? '直接访问' : value;
    default:
      return value;
  }
}
