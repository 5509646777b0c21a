import { visitsContract } from '@huarong/contract/admin/visits';
import { slotRule } from '@huarong/core/content';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import type { Queryable } from '#platform/database';
import {
  listQueries,
  listSearchDays,
  listSlotDays,
  listSlotLines,
  sumSearches,
  sumSlots,
} from './counted-days.queries.ts';
import { readFunnel, sumOf } from './funnel-figures.ts';
import {
  chooseProducts,
  presentLandings,
  presentSources,
  presentSteps,
  sourceKey,
} from './present-funnel.ts';
import { type Period, periodsOf } from './report-period.ts';

/** What visits did: from the product to the payment, searches, and lines of slots. */
export const visitReportsFeature: AdminFeature = implementAdmin('visits', visitsContract, {
  async funnel({ db }, { source, landing, productsBy, ...given }) {
    const periods = await periodsOf(db, given);
    if (!periods.ok) return periods;
    const current = await readFunnel(db, periods.value, { hasProducts: true });
    const before = await readFunnel(db, comparedOf(periods.value), { hasProducts: false });
    const isChosen = (row: { source: string; landing: string }) =>
      (source === undefined || sourceKey(row.source) === source) &&
      (landing === undefined || row.landing === landing);
    return accept({
      ...periods.value,
      steps: presentSteps(current.rows.filter(isChosen)),
      compared: presentSteps(before.rows.filter(isChosen)),
      sources: presentSources(current.rows),
      landings: presentLandings(current.rows),
      products: await withNames(db, chooseProducts(current.products, productsBy)),
      orders: current.share.orders,
      ordersWithoutEvents: current.share.orders - current.share.reported_orders,
      daysNotSummed: current.daysNotSummed + before.daysNotSummed,
    });
  },
  async search({ db }, given) {
    const periods = await periodsOf(db, given);
    if (!periods.ok) return periods;
    return accept({
      ...periods.value,
      sums: await sumSearches(db, periods.value),
      compared: await sumSearches(db, comparedOf(periods.value)),
      days: await listSearchDays(db, periods.value),
      queries: await listQueries(db, periods.value),
    });
  },
  async slots({ db }, given) {
    const periods = await periodsOf(db, given);
    if (!periods.ok) return periods;
    const lines = await listSlotLines(db, periods.value);
    const slots = [...Map.groupBy(lines, ({ slot }) => slot)].map(([slot, of]) => ({
      slot,
      label: slotRule(slot, of[0]?.kind ?? 'text')?.name ?? slot,
      clicks: sumOf(of, ({ clicks }) => clicks),
      orders: sumOf(of, ({ orders }) => orders),
      lines: of.map(({ lineId, text, clicks, orders }) => ({ lineId, text, clicks, orders })),
    }));
    return accept({
      ...periods.value,
      sums: await sumSlots(db, periods.value),
      compared: await sumSlots(db, comparedOf(periods.value)),
      days: await listSlotDays(db, periods.value),
      slots: slots.sort((one, other) => other.clicks - one.clicks),
    });
  },
});

const comparedOf = ({ compareFrom, compareTo }: { compareFrom: string; compareTo: string }): Period => ({
  from: compareFrom,
  to: compareTo,
});

async function withNames<Row extends { productId: string }>(db: Queryable, rows: readonly Row[]) {
  const named =
    rows.length === 0
      ? []
      : await db
          .selectFrom('product')
          .select(['id', 'name_cn as name'])
          .where(
            'id',
            'in',
            rows.map(({ productId }) => productId),
          )
          .execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.productId) ?? row.productId }));
}
