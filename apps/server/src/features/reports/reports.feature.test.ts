import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { reportsRoutes } from '@huarong/contract/admin/reports';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { createFakeStorage } from '../../integrations/storage/fake.ts';
import { postEntries } from '../ledger/index.ts';
import { countSettledSales } from './count/count-sales.ts';
import { countAllSales } from './count/testing/count-all-sales.ts';
import { partKey, reportExportJobs, writeExport } from './export/export-jobs.ts';

let shop: AdminHarness;
let finance: StaffBrowser;
let owner: StaffBrowser;
let period: { from: string; to: string };
beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
  finance = await shop.signIn('FINANCE');
  owner = await shop.signIn('OWNER');
  await countAllSales(shop.db);
  const { rows } = await sql<{ from: string; to: string }>`
    select greatest(min(day), max(day) - 300)::text as from, max(day)::text as to from sales_figure where kind = 'all'`.execute(
    shop.db,
  );
  period = rows[0]!;
});
afterAll(() => shop.close());
const sales = async (input: object = {}) =>
  (await finance.call(reportsRoutes.sales, { ...period, ...input })).results;

const BREAKDOWNS = 'hour brand category product sku province payment level first last'.split(' ');
interface Linked {
  value: string;
  orders: number;
  ordersPath: string | null;
}
/** Orders of the list that a row links to; an order may have several sub-orders. */
async function countOrders({ ordersPath }: Linked): Promise<number> {
  const { view: _view, ...filters } = Object.fromEntries(new URLSearchParams(ordersPath?.split('?')[1]));
  const { results, errorCode } = await owner.call(ordersAdminRoutes.list, { ...filters, size: 100 });
  expect([filters, errorCode]).toEqual([filters, null]);
  return new Set(results.rows.map(({ orderId }: { orderId: string }) => orderId)).size;
}

describe('sales', () => {
  it('add up to the ledger, by every breakdown and both ways of deducting refunds', async () => {
    const { rows } = await sql<{ paid: number; refunded: number }>`
      select sum(greatest(-entry.amount_fen, 0))::bigint as paid, sum(greatest(entry.amount_fen, 0))::bigint as refunded
      from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
      where entry.account like 'order:%'
        and (movement.at at time zone 'Asia/Shanghai')::date between ${period.from}::date and ${period.to}::date`.execute(
      shop.db,
    );
    expect(rows[0]!.refunded).toBeGreaterThan(0);
    const { total, rows: byDay } = await sales({ by: 'day', refunds: 'refund' });
    expect(total).toMatchObject({ paidFen: rows[0]!.paid, refundFen: rows[0]!.refunded });
    expect(byDay.length).toBeGreaterThan(5);
    for (const refunds of ['sale', 'refund'])
      for (const by of BREAKDOWNS) {
        const page = await sales({ by, refunds });
        const sumOf = (name: string) =>
          page.rows.reduce((sum: number, row: Record<string, number>) => sum + row[name]!, 0);
        if (page.rowCount > page.rows.length) continue;
        expect([by, sumOf('netFen'), sumOf('units'), sumOf('listFen')]).toEqual([
          by,
          page.total.netFen,
          page.total.units,
          page.total.listFen,
        ]);
      }
  });

  it('of the demo are paid on the day they are ordered', async () => {
    const { rows } = await sales({ by: 'day' });
    const sold = rows.filter(({ orders }: { orders: number }) => orders > 0);
    expect(sold.length).toBeGreaterThan(5);
    // A deposit of another order may come on the same day.
    for (const { value, listFen, savedFen, freightFen, paidFen } of sold)
      expect([value, paidFen >= listFen - savedFen + freightFen]).toEqual([value, true]);
  });

  it('name what is not counted, once it is 15 minutes old', async () => {
    const owner = await shop.signIn('OWNER');
    const queued = async () =>
      (await owner.call(workQueueRoutes.list)).results.groups
        .flatMap(({ items }: { items: { id: string; count: number }[] }) => items)
        .find(({ id }: { id: string }) => id === 'figures-behind')?.count;
    // The entries of one more payment, with the count standing still.
    const counted = async (minutes: { ago: number; stuck: number }) => {
      await sql`update sales_state set counted_until = shop_now() - make_interval(mins => ${minutes.stuck})`.execute(
        shop.db,
      );
      await transaction(shop.db, (tx) =>
        postEntries(
          tx,
          {
            kind: 'test',
            reference: `late-${minutes.ago}`,
            entries: [
              { account: 'order:none', amount: fen(5) },
              { account: 'unapplied', amount: fen(-5) },
            ],
          },
          new Date(Date.now() - minutes.ago * 60_000),
        ),
      );
      return [(await sales()).counted.missing, await queued()];
    };
    expect((await sales()).counted).toEqual({ until: expect.any(String), missing: 0 });
    expect(await queued()).toBeUndefined();
    expect(await counted({ ago: 14, stuck: 16 })).toEqual([0, undefined]);
    expect(await counted({ ago: 20, stuck: 14 })).toEqual([0, undefined]);
    expect(await counted({ ago: 16, stuck: 30 })).toEqual([2, 2]);
    await countAllSales(shop.db);
    await countSettledSales(shop.db);
    const { until, missing } = (await sales()).counted;
    expect([missing, Date.now() - Date.parse(until) < 60_000, await queued()]).toEqual([0, true, undefined]);
  });

  it('lead from a brand to its products and to the orders behind them', async () => {
    const { rows } = await sales();
    const brand = rows.find(({ ordersPath }: { ordersPath: string | null }) => ordersPath !== null);
    const query = new URLSearchParams(brand.ordersPath.split('?')[1]);
    expect([query.get('brand'), query.get('paid')]).toEqual([brand.label, `${period.from}~${period.to}`]);
    const products = await sales({ by: 'product', brand: brand.value });
    const paid = products.rows.reduce((sum: number, row: { paidFen: number }) => sum + row.paidFen, 0);
    expect(paid).toBe(brand.paidFen);
  });

  it.each(['day', ...BREAKDOWNS])('by %s link to as many orders as they count', async (by) => {
    const { rows } = await sales({ by });
    const linked = rows.filter(({ value, orders }: Linked) => value !== '' && orders > 0 && orders <= 50);
    expect(linked.length).toBeGreaterThan(0);
    for (const row of linked.slice(0, 4))
      expect([row.value, await countOrders(row)]).toEqual([row.value, row.orders]);
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2020-01-01', to: '2026-11-01' },
  ])('are refused for a period that is empty or too long: %o', async (input) => {
    for (const route of [reportsRoutes.sales, reportsRoutes.promotions])
      expect(await finance.call(route, input)).toMatchObject({ status: 400, errorCode: 'ADM9545E' });
  });
});

it('offers show what they gave, and never more went back than they gave', async () => {
  const { results } = await finance.call(reportsRoutes.promotions, period);
  expect(results.rows.length).toBeGreaterThan(0);
  expect(results.costFen).toBe(results.savedFen - results.backFen);
  for (const row of results.rows) {
    expect(row.backFen).toBeLessThanOrEqual(row.savedFen);
    expect(row.backFen).toBeGreaterThanOrEqual(0);
  }
  const byPoints = (await finance.call(reportsRoutes.promotions, { ...period, kind: 'points' })).results;
  // The demo's orders used coupons only.
  expect(byPoints.rowCount).toBeLessThan(results.rowCount);
});

it('an offer links to the orders that used it, and an order that is noted is counted again', async () => {
  await sql`insert into order_offer (order_id, position, kind, offer_id, title, reason, saved_fen, lines)
    select min(order_id), 99, 'fullAmount', 'bench-offer', '满减', '满减', 100, '[]' from sales_order
    where is_sold and (sale_at at time zone 'Asia/Shanghai')::date = ${period.to}::date`.execute(shop.db);
  await sql`insert into sales_recount select order_id from order_offer where offer_id = 'bench-offer'`.execute(
    shop.db,
  );
  await countSettledSales(shop.db);
  const { results } = await finance.call(reportsRoutes.promotions, period);
  const row = results.rows.find(({ offerId }: { offerId: string }) => offerId === 'bench-offer');
  expect([row.orders, row.savedFen, await countOrders(row)]).toEqual([1, 100, 1]);
});

describe('an export', () => {
  const start = async (input: object) =>
    (await finance.call(reportsRoutes.export, { ...period, reason: '月度核对', ...input })).results
      .exportId as string;
  const listed = async (exportId: string) =>
    (await finance.call(reportsRoutes.exports)).results.rows.find(
      (row: { exportId: string }) => row.exportId === exportId,
    );
  const textOf = async (storage: ReturnType<typeof createFakeStorage>, exportId: string) => {
    const { rows } = await sql<{ part_count: number }>`
      select part_count from report_export where id = ${exportId}`.execute(shop.db);
    const parts = [];
    for (let part = 0; part < rows[0]!.part_count; part += 1)
      parts.push((await storage.find(partKey(exportId, part)))!.bytes.toString());
    return parts;
  };

  it('of all orders goes on where it was interrupted, and has every order once', async () => {
    const storage = createFakeStorage();
    const exportId = await start({ report: 'orders', from: '2026-01-01', to: '2026-12-31' });
    expect(await listed(exportId)).toMatchObject({ state: 'running', path: null });
    // One part, as if the worker was killed after it; then a part that was stored but not noted.
    expect(await writeExport({ db: shop.db, storage }, exportId, { sliceMs: -1, partRows: 7 })).toBe(false);
    await storage.put(partKey(exportId, 1), Buffer.from('half'));
    expect(await writeExport({ db: shop.db, storage }, exportId, { partRows: 7 })).toBe(true);
    const parts = await textOf(storage, exportId);
    const lines = parts.join('').trim().split('\r\n');
    const { rows } = await sql<{ id: string }>`
      select id from shop_order where created_at >= '2026-01-01+08' and created_at < '2027-01-01+08'
      order by created_at, id`.execute(shop.db);
    expect(parts.length).toBeGreaterThan(3);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(rows.map(({ id }) => id));
    expect(await listed(exportId)).toMatchObject({
      state: 'done',
      rows: rows.length,
      path: `/admin/files/report-exports/${exportId}.csv`,
    });
  });

  it('ends after 24 hours, with its file', async () => {
    const storage = createFakeStorage();
    const exportId = await start({ report: 'sales', by: 'brand' });
    const jobs = reportExportJobs({ db: shop.db, storage });
    await runDueJobs(shop.db, jobs, { log: shop.log });
    expect((await textOf(storage, exportId))[0]).toContain('运费与包装');
    await sql`update report_export set created_at = created_at - interval '25 hours' where id = ${exportId}`.execute(
      shop.db,
    );
    expect(await listed(exportId)).toMatchObject({ state: 'expired', path: null });
    await sql`update job set run_at = shop_now() - interval '1 minute' where kind = 'reports.expire-export'`.execute(
      shop.db,
    );
    await runDueJobs(shop.db, jobs, { log: shop.log });
    expect(await storage.has(partKey(exportId, 0))).toBe(false);
  });

  it('belongs to whoever asked for it', async () => {
    const exportId = await start({ report: 'promotions' });
    const owner = await shop.signIn('OWNER');
    const { rows } = (await owner.call(reportsRoutes.exports)).results;
    expect(rows.map((row: { exportId: string }) => row.exportId)).not.toContain(exportId);
    expect(
      await finance.call(reportsRoutes.export, {
        report: 'sales',
        from: '2026-02-01',
        to: '2026-01-01',
        reason: '核对',
      }),
    ).toMatchObject({ status: 400, errorCode: 'ADM9545E' });
  });
});
