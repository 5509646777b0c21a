import { readFileSync } from 'node:fs';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { ordersRoutes } from '@huarong/contract/orders';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { runDueJobs, runNow } from '#platform/jobs';
import { addMonthPartitions, listMonthPartitions, listPartitionedTables } from '#platform/partitions';
import { partitionCommands } from '../../../../../scripts/shop/partition-commands.ts';
import { openAdmin } from '../../../testing/open-admin.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { type OrderShop, openOrderShop } from '../orders/testing/open-order-shop.ts';
import { partitionJobs } from './prepare-partitions.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const monthsAhead = async () =>
  Object.fromEntries((await listPartitionedTables(shop.db)).map((each) => [each.table, each.monthsAhead]));
/** The months of the rows of an order, by status, and the present month of the shop. */
async function monthsOf(orderId: string) {
  const { rows } = await sql<{ status: OrderStatus; partition: string; month: string }>`
    select to_status as status, tableoid::regclass::text as partition,
      to_char(at at time zone 'Asia/Shanghai', 'YYYY_MM') as month
    from order_status_change where sub_order_id like ${`${orderId}-%`} order by id`.execute(shop.db);
  return rows;
}
/** Moves the clock to so many seconds after the beginning of the next month in Shanghai. */
async function advanceToNextMonth(seconds: number) {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from month_start(shop_now(), 1) - shop_now()))::int as seconds`.execute(
    shop.db,
  );
  await advanceClock(shop.db, rows[0]!.seconds + seconds);
}
const runJob = async () => {
  await runNow(shop.db, { kinds: ['database.partitions'], where: sql<boolean>`true` });
  await runDueJobs(shop.db, partitionJobs(shop.db));
};
const countRows = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(shop.db))
    .rows[0]!.count;

describe('a new shop', () => {
  it('has partitions for the current month and for those that follow', async () => {
    expect(await monthsAhead()).toEqual({ order_status_change: 4, stock_ledger: 4 });
  });

  it('writes the rows of an order by the month of Shanghai, also when a month begins before it is paid', async () => {
    await advanceToNextMonth(0);
    await advanceToNextMonth(-300);
    const buyer = await shop.newMember();
    const orderId = await buyer.placeOrder(SKU.serum, 1);
    await advanceClock(shop.db, 600);
    await shop.pay(orderId);
    const rows = await monthsOf(orderId);
    expect(rows.map(({ status }) => status)).toEqual([
      OrderStatus.AwaitingPayment,
      OrderStatus.AwaitingShipment,
    ]);
    expect(rows[0]!.partition).toBe('order_status_change_before');
    expect(rows[1]!.partition).toBe(`order_status_change_${rows[1]!.month}`);
    expect(await shop.audit()).toEqual([]);
  });

  it('shows the shopper the steps of both months', async () => {
    const buyer = await shop.newMember();
    await advanceToNextMonth(-300);
    const orderId = await buyer.placeOrder(SKU.serum, 1);
    await advanceClock(shop.db, 600);
    await shop.pay(orderId);
    const rows = await monthsOf(orderId);
    expect(new Set(rows.map(({ partition }) => partition)).size).toBe(2);
    expect(rows.every(({ partition, month }) => partition === `order_status_change_${month}`)).toBe(true);
    const { results } = await buyer.request(ordersRoutes.detail, { orderId });
    expect(results.timeline.filter((step: { done: boolean }) => step.done)).toHaveLength(2);
  });
});

describe('the daily job', () => {
  it('creates the months that are missing, once, and waits for the next night', async () => {
    const before = await monthsAhead();
    expect(before).toEqual({ order_status_change: 1, stock_ledger: 1 });
    await sql`insert into job (kind, unique_key, run_at, payload)
      values ('database.partitions', 'nightly', shop_now(), '{}')`.execute(shop.db);
    await runJob();
    expect(await monthsAhead()).toEqual({ order_status_change: 3, stock_ledger: 3 });
    const names = (await listMonthPartitions(shop.db)).map(({ partition }) => partition);
    await runJob();
    expect((await listMonthPartitions(shop.db)).map(({ partition }) => partition)).toEqual(names);
    const { rows } = await sql<{ time: string }>`
      select to_char(run_at at time zone 'Asia/Shanghai', 'HH24:MI') as time from job
      where kind = 'database.partitions' and state = 'waiting'`.execute(shop.db);
    expect(rows).toEqual([{ time: '04:50' }]);
  });

  it('lets two runs at once create each month once', async () => {
    await advanceToNextMonth(0);
    const made = await Promise.all([addMonthPartitions(shop.db), addMonthPartitions(shop.db)]);
    expect(made.reduce((sum, each) => sum + each)).toBe(2);
  });

  it('counts the rows of the whole table, by which joins are planned', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'p' and reltuples >= 0 order by 1`.execute(
      shop.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['order_status_change', 'stock_ledger']);
  });
});

describe('a month without a partition', () => {
  it('loses no order: its rows are taken by the default partition, which becomes that of the months without one', async () => {
    await advanceClock(shop.db, 400 * 86_400);
    expect((await monthsAhead())['order_status_change']).toBeLessThan(0);
    const buyer = await shop.newMember();
    const orderId = await buyer.placeOrder(SKU.serum, 1);
    expect((await monthsOf(orderId)).map(({ partition }) => partition)).toEqual([
      'order_status_change_default',
    ]);
    const rows = await countRows('order_status_change');
    const partitions = (await listMonthPartitions(shop.db)).length;
    await addMonthPartitions(shop.db);
    // Of each table one for the months that passed, three ahead.
    expect((await listMonthPartitions(shop.db)).length).toBe(partitions + 2 * 4);
    expect(await monthsAhead()).toEqual({ order_status_change: 3, stock_ledger: 3 });
    expect([await countRows('order_status_change_default'), await countRows('order_status_change')]).toEqual([
      0,
      rows,
    ]);
    await shop.pay(orderId);
    const after = await monthsOf(orderId);
    expect(after).toHaveLength(2);
    expect(after[1]!.partition).toBe(after[0]!.partition);
    expect(await shop.audit()).toEqual([]);
  });
});

describe('an old month of the stock ledger', () => {
  it('is taken out as docs/operations.md says, and stock and ledger agree as before', async () => {
    const { rows: months } = await sql<{ name: string }>`
      select partition as name from list_month_partitions()
      where parent = 'stock_ledger' and starts_at is not null order by starts_at limit 1`.execute(shop.db);
    const month = months[0]!.name;
    await sql`insert into stock_ledger (sku_id, delta, reason, reference, created_at)
      select ${SKU.serum}, delta, reason, 'test', starts_at + interval '1 day'
      from list_month_partitions(), (values (7, 'import'), (2, 'import'), (-4, 'sale'), (-3, 'hold'), (3, 'release')) entry (delta, reason)
      where partition = ${month}`.execute(shop.db);
    await sql`update stock set available = available + 5, sold = sold + 4 where sku_id = ${SKU.serum}`.execute(
      shop.db,
    );
    expect(await shop.audit()).toEqual([]);
    const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const statements = /```sql\n(create table carried[\s\S]+?)```/.exec(text)![1]!;
    await sql.raw(statements.replaceAll('stock_ledger_2027_01', month)).execute(shop.db);
    expect(await shop.audit()).toEqual([]);
    const { rows } = await sql<{ reason: string; delta: number }>`
      select reason, delta from stock_ledger where reference = ${month} order by delta`.execute(shop.db);
    expect(rows).toEqual([
      { reason: 'sale', delta: -4 },
      { reason: 'hold', delta: -3 },
      { reason: 'release', delta: 3 },
      { reason: 'import', delta: 9 },
    ]);
    expect(await countRows(month)).toBe(5);
    await sql`drop table ${sql.table(month)}`.execute(shop.db);
  });

  it('leaves a gap that stops no later month', async () => {
    const at = sql`(select min(ends_at) + interval '1 day' from list_month_partitions() where parent = 'stock_ledger')`;
    await sql`insert into stock_ledger (sku_id, delta, reason, reference, created_at)
      values (${SKU.serum}, 1, 'hold', 'test', ${at}), (${SKU.serum}, -1, 'hold', 'test', ${at})`.execute(
      shop.db,
    );
    expect(await countRows('stock_ledger_default')).toBe(2);
    await advanceToNextMonth(0);
    expect(await addMonthPartitions(shop.db)).toBe(2);
    expect(await countRows('stock_ledger_default')).toBe(2);
  });
});

describe('the commands', () => {
  it('list the partitions, and create what is missing', async () => {
    await advanceToNextMonth(0);
    expect(await partitionCommands['partitions-add'](shop.db, [])).toEqual(['已建 2 个分区。']);
    expect(await partitionCommands['partitions-add'](shop.db, [])).toEqual(['后三个月的分区都已经有了。']);
    const lines = await partitionCommands.partitions(shop.db, []);
    expect(lines[0]).toBe('order_status_change  本月之后还有 3 个月');
    expect(lines.find((line) => line.includes('stock_ledger_before'))).toMatch(
      /最早起，\d{4}-\d{2}-01 前 {2}\d/,
    );
    await expect(partitionCommands['partitions-add'](shop.db, ['x'])).rejects.toThrow('用法');
  });
});

/** It opens a second shop. */
const LONG_MS = 120_000;

it('names the table in the audit log, and never a month', { timeout: LONG_MS }, async () => {
  const admin = await openAdmin({ hasCatalogue: true });
  const warehouse = await admin.signIn('WAREHOUSE');
  const { rows } = await sql<{ id: string }>`select sku_id as id from stock order by 1 limit 1`.execute(
    admin.db,
  );
  const reply = await warehouse.call(adminStockRoutes.adjust, {
    skuId: rows[0]!.id,
    change: { by: 'difference', difference: 3 },
    cause: 'correction',
    reason: '盘点更正',
  });
  expect(reply.errorCode).toBeNull();
  const { rows: named } = await sql<{ name: string }>`
    select distinct table_name as name from audit_row where table_name like 'stock%' order by 1`.execute(
    admin.db,
  );
  expect(named.map(({ name }) => name)).toEqual(['stock', 'stock_ledger']);
  await admin.close();
});
