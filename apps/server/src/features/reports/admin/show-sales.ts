import type { SalesBreakdown, SalesInput } from '@huarong/contract/admin/reports';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { PROVINCES } from '@huarong/core/settings';
import { accept, isKeyOf, refuse, STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type Period, periodBefore, readPeriod } from './period.ts';
import {
  type FigureRow,
  type FigureSums,
  findCountedUntil,
  findProof,
  onlyOf,
  readNames,
  sumFigures,
} from './sales.queries.ts';

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
  const query = { now, before, refunds: input.refunds };
  const [days, found, proof, counted] = await Promise.all([
    sumFigures(db, query, 'all', { byDay: true }),
    input.by === 'day' ? null : sumFigures(db, query, input.by, { only: onlyOf(input) }),
    findProof(db),
    findCountedUntil(db),
  ]);
  const daysOf = (isNow: boolean) =>
    days
      .filter(({ is_now }) => is_now === isNow)
      .map((row) => ({ day: row.value, ...presentFigures(row) }))
      .sort((one, other) => one.day.localeCompare(other.day));
  const rows = rowsOf(input.by, found ?? days);
  const shown = rows.slice(0, mostRows);
  const names = await readNames(
    db,
    input.by,
    shown.map(({ value }) => value),
  );
  return accept({
    ...now,
    by: input.by,
    before,
    total: presentFigures(totalOf(days, true)),
    totalBefore: presentFigures(totalOf(days, false)),
    days: daysOf(true),
    daysBefore: daysOf(false),
    rows: shown.map((row) => {
      const { label, note } = names.get(row.value) ?? { label: labelOf(input.by, row.value), note: null };
      return { ...row, label, note, ordersPath: ordersPathOf(input.by, row.value, label, now) };
    }),
    rowCount: rows.length,
    counted: { until: counted.counted_until?.toISOString() ?? null, missing: counted.missing },
    proof: proof && {
      checkedAt: proof.checked_at.toISOString(),
      differenceFen: proof.difference_fen,
      faults: proof.faults,
    },
  });
}

/** One row for each value of the period; what it was before stands beside it. */
function rowsOf(by: SalesBreakdown, found: readonly FigureRow[]) {
  const isInOrder = by === 'day' || by === 'hour';
  const before = new Map(found.flatMap((row) => (row.is_now ? [] : [[row.value, netOf(row)] as const])));
  return found
    .filter((row) => row.is_now && (row.orders !== 0 || row.paid_fen !== 0 || row.refund_fen !== 0))
    .map((row) => ({
      value: row.value,
      ...presentFigures(row),
      // Days of another period have other names.
      netBeforeFen: by === 'day' ? 0 : (before.get(row.value) ?? 0),
    }))
    .sort((one, other) => (isInOrder ? one.value.localeCompare(other.value) : other.netFen - one.netFen));
}

const netOf = ({ paid_fen, refund_fen }: FigureSums) => paid_fen - refund_fen;
function totalOf(rows: readonly FigureRow[], isNow: boolean): FigureSums {
  const total = { ...NOTHING };
  for (const row of rows)
    if (row.is_now === isNow)
      for (const name of Object.keys(NOTHING) as (keyof FigureSums)[]) total[name] += row[name];
  return total;
}

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

/** The list of orders has filters for some of the breakdowns. */
function ordersPathOf(by: SalesBreakdown, value: string, label: string, { from, to }: Period): string | null {
  const paid = by === 'day' ? `${value}~${value}` : `${from}~${to}`;
  const filter: Partial<Record<SalesBreakdown, Record<string, string>>> = {
    day: {},
    brand: { brand: label },
    sku: { sku: value },
    province: { province: value },
    payment: { payment: value },
  };
  const chosen = filter[by];
  return chosen === undefined || value === ''
    ? null
    : `/orders?${new URLSearchParams({ view: 'all', paid, ...chosen })}`;
}
