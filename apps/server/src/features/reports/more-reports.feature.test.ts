import { reportsRoutes } from '@huarong/contract/admin/reports';
import { workRoutes } from '@huarong/contract/admin/work';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { createFakeStorage } from '../../integrations/storage/fake.ts';
import { countAllSales } from './count/testing/count-all-sales.ts';
import { partKey, writeExport } from './export/export-jobs.ts';

let shop: AdminHarness;
let finance: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
  finance = await shop.signIn('FINANCE');
  owner = await shop.signIn('OWNER');
  await countAllSales(shop.db);
});
afterAll(() => shop.close());

interface Row {
  value: string;
  units: number;
  sold: number;
  reason: number;
}
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { units }) => sum + units, 0);

describe('returns of a month', () => {
  const show = async (input: object = {}) => (await finance.call(reportsRoutes.returns, input)).results;
  const busiest = async () => {
    const { rows } = await sql<{ month: string; id: string }>`
      select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, min(id) as id
      from return_request where id in (select return_id from return_piece where is_live)
      group by 1 order by count(*) desc, 1 limit 1`.execute(shop.db);
    return rows[0]!;
  };

  it('have the units by reason and shade, beside what the report of sales has for the month', async () => {
    const { month } = await busiest();
    const page = await show({ month });
    expect(page.units).toBeGreaterThan(1);
    expect(sumOf(page.rows)).toBe(page.units);
    expect(sumOf(page.reasons)).toBe(page.units);
    expect(sumOf((await show({ month, by: 'product' })).rows)).toBe(page.units);
    const { reason } = page.rows[0] as Row;
    const only = await show({ month, reason: String(reason) });
    expect(only.rows).toEqual(page.rows.filter((row: Row) => row.reason === reason));
    const to = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
      .toISOString()
      .slice(0, 10);
    const sales = (await finance.call(reportsRoutes.sales, { from: `${month}-01`, to, by: 'sku' })).results;
    expect(page.sold).toBe(sales.total.units);
    for (const { value, sold } of page.rows as Row[])
      expect([value, sold]).toEqual([value, sales.rows.find((row: Row) => row.value === value)?.units ?? 0]);
  });

  it('lack what was refused or withdrawn, and other months', async () => {
    const { month, id } = await busiest();
    const before = (await show({ month })).units;
    const { rows } = await sql`select from return_piece where return_id = ${id} and is_live`.execute(shop.db);
    await sql`update return_piece set is_live = false where return_id = ${id}`.execute(shop.db);
    expect((await show({ month })).units).toBe(before - rows.length);
    expect(await show({ month: '2020-01' })).toMatchObject({ units: 0, rows: [] });
  });

  it.each([{ month: '2026-13' }, { month: '2026-1' }, { reason: '7' }, { by: 'brand' }])(
    'are refused for %o',
    async (input) => {
      expect((await finance.call(reportsRoutes.returns, input)).status).toBe(400);
    },
  );
});

it('members of a month are those who paid an order, each once', async () => {
  const { rows } = await sql<{ month: string; members: number; orders: number }>`
    select to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(distinct owner)::int as members,
      count(*)::int as orders
    from shop_order where owner like 'member:%' and paid_at is not null group by 1 order by 1 desc limit 1`.execute(
    shop.db,
  );
  const { month, members, orders } = rows[0]!;
  expect(orders).toBeGreaterThan(members);
  const page = (await finance.call(reportsRoutes.members, { month })).results;
  const [now] = page.months;
  expect(page.months).toHaveLength(6);
  expect([now.month, now.active, now.firstOrders + now.repeatOrders]).toEqual([month, members, orders]);
  const ofLevels = (name: string) =>
    page.levels.reduce((sum: number, row: Record<string, number>) => sum + row[name]!, 0);
  expect([ofLevels('active'), ofLevels('firstOrders')]).toEqual([now.active, now.firstOrders]);
  const joined = await sql<{ count: number }>`
    select count(*)::int as count from member
    where to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`.execute(shop.db);
  expect(now.joined).toBe(joined.rows[0]!.count);
});

it('exports of these reports have their rows, and costs only for who may see them', async () => {
  const storage = createFakeStorage();
  const textOf = async (staff: StaffBrowser, report: string) => {
    const { exportId } = (await staff.call(reportsRoutes.export, { report, by: 'sku', reason: '月度核对' }))
      .results;
    await writeExport({ db: shop.db, storage }, exportId);
    return (await storage.find(partKey(exportId, 0)))!.bytes.toString().trim().split('\r\n');
  };
  expect((await textOf(finance, 'returns'))[0]).toContain('退换件数');
  expect((await textOf(finance, 'members')).length).toBeGreaterThanOrEqual(7);
  await sql`insert into sku_supply (sku_id, cost_fen) select sku_id, 100 from stock on conflict do nothing`.execute(
    shop.db,
  );
  const hasCosts = (lines: string[]) => lines.slice(1).some((line) => !line.endsWith(','));
  expect(hasCosts(await textOf(finance, 'stock'))).toBe(false);
  expect(hasCosts(await textOf(owner, 'stock'))).toBe(true);
});

describe('stock', () => {
  it('has the same total by brand, category and shade, and costs only for who may see them', async () => {
    const { rows } = await sql<{ sku_id: string; units: number }>`
      select sku_id, available + held as units from stock where available > 0 order by sku_id limit 1`.execute(
      shop.db,
    );
    const { sku_id: skuId, units } = rows[0]!;
    await sql`insert into sku_supply (sku_id, cost_fen) values (${skuId}, 700)
      on conflict (sku_id) do update set cost_fen = 700`.execute(shop.db);
    await sql`insert into stock_lot (sku_id, lot_no, expires_on, received, remaining) values
      (${skuId}, 'REPORT-1', (shop_now() at time zone 'Asia/Shanghai')::date - 1, 1, 1),
      (${skuId}, 'REPORT-2', (shop_now() at time zone 'Asia/Shanghai')::date, 2, 2),
      (${skuId}, 'REPORT-5', (shop_now() at time zone 'Asia/Shanghai')::date + 120, 5, 5),
      (${skuId}, 'REPORT-9', (shop_now() at time zone 'Asia/Shanghai')::date + 400, 9, 9)`.execute(shop.db);
    const show = async (by: string, staff = owner) => (await staff.call(reportsRoutes.stock, { by })).results;
    const lots = await sql<{ count: number }>`
      select sum(remaining)::int as count from stock_lot where expires_on < shop_now() + interval '5 months'`.execute(
      shop.db,
    );
    const byBrand = await show('brand');
    for (const by of ['category', 'sku']) expect((await show(by)).total).toEqual(byBrand.total);
    expect(byBrand.total.expired + byBrand.total.months6).toBeGreaterThanOrEqual(lots.rows[0]!.count);
    const bySku = await show('sku');
    const row = bySku.rows.find(({ value }: { value: string }) => value === skuId);
    if (row) expect(row.costFen).toBe(units * 700);
    expect(bySku.total.costFen).toBeGreaterThanOrEqual(units * 700);
    expect(byBrand.total.expired).toBeGreaterThanOrEqual(1);
    expect(byBrand.total.months6 - byBrand.total.months3).toBeGreaterThanOrEqual(5);
    expect((await show('brand', finance)).total).toMatchObject({ costFen: null, uncosted: null });
  });
});

it('members have the orders that they claim after they were counted', async () => {
  const { rows } = await sql<{ owner: string; ids: string[] }>`
    select owner, array_agg(id order by id) as ids from shop_order join sales_order on order_id = id
    where owner like 'member:%' and is_sold group by owner having count(*) > 1 limit 1`.execute(shop.db);
  const { owner: member, ids } = rows[0]!;
  const [claimed, other] = ids;
  const ordersOf = async () => {
    await countAllSales(shop.db);
    const { rows: counted } = await sql<{ orders: number }>`
      select sum(first_orders + repeat_orders)::int as orders from sales_member_month
      where member_id = ${member.slice('member:'.length)}`.execute(shop.db);
    return counted[0]!.orders;
  };
  await sql`update shop_order set owner = 'guest:claimed' where id = ${claimed}`.execute(shop.db);
  await sql`insert into sales_recount values (${other})`.execute(shop.db);
  expect(await ordersOf()).toBe(ids.length - 1);
  await sql`update shop_order set owner = ${member} where id = ${claimed}`.execute(shop.db);
  expect(await ordersOf()).toBe(ids.length);
});

it('views of the report of sales are saved as those of lists are', async () => {
  const view = {
    list: 'reports',
    name: '去年同期',
    query: 'by=level&compare=year',
    columns: [],
    isShared: false,
  };
  expect((await finance.call(workRoutes.saveView, { ...view, density: 'normal' })).errorCode).toBeNull();
  const { results } = await finance.call(workRoutes.views, { list: 'reports' });
  expect(results.rows).toMatchObject([{ name: view.name, query: view.query }]);
  expect((await owner.call(workRoutes.views, { list: 'reports' })).results.rows).toEqual([]);
});
