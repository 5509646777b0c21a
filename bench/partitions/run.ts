import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareStock } from '../../apps/server/src/features/integration/deliveries/stock-position.ts';
import { listLedger } from '../../apps/server/src/features/inventory/admin/stock-detail.queries.ts';
import { listStatusChanges } from '../../apps/server/src/features/orders/orders.queries.ts';
import { listProductSkus } from '../../apps/server/src/features/products-admin/skus/skus.queries.ts';
import { longTransaction } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { ordersAdminRoutes } from '../../packages/contract/src/admin/orders/index.ts';
import { OrderStatus } from '../../packages/core/src/orders/index.ts';
import { createOrders } from '../admin/create-orders.ts';
import { type BenchAdmin, callStaff, onNewShop } from '../admin/on-new-shop.ts';
import { quantile } from '../measure/statistics.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { exchangeTables, spreadOverMonths } from './spread-over-months.ts';

/**
 * `npm run bench:partitions [-- --orders 300000] [--repeats 40]`: what is read of the status changes and of the stock
 * ledger, with three years of months, in turns with tables without partitions. `--audit` also checks the invariants of both.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '300000' },
    repeats: { type: 'string', default: '40' },
    audit: { type: 'boolean', default: false },
  },
});
const TURNS = 4;
/** The first calls after an exchange plan anew, until PostgreSQL keeps one plan for all values. */
const WARM_UP = 12;
const KINDS = ['months', 'one table'] as const;

await onNewShop('huarong_bench_partitions', measure);

async function measure(shop: BenchAdmin): Promise<void> {
  await createOrders(shop.db, Number(values.orders));
  await spreadOverMonths(shop);
  const [counted] = await runSql<{ ledger: number; changes: number; parts: number }>(
    shop.db,
    `select (select count(*) from stock_ledger)::int as ledger, (select count(*) from order_status_change)::int as changes,
       (select count(*) from list_month_partitions() where parent = 'stock_ledger')::int as parts`,
  );
  console.log(
    `${describeMachine()}; ${values.orders} orders, ${counted!.changes} status changes, ${counted!.ledger} rows of stock, ` +
      `${counted!.parts} partitions a table\n`,
  );
  const cases = await casesOf(shop);
  const took = new Map<string, number[]>();
  for (let turn = 0; turn < TURNS; turn++)
    for (const kind of KINDS) {
      for (const [name, call] of Object.entries(cases)) {
        const times = await timesOf(call, Math.ceil(Number(values.repeats) / TURNS));
        took.set(`${kind} ${name}`, [...(took.get(`${kind} ${name}`) ?? []), ...times]);
      }
      await exchangeTables(shop);
    }
  const median = (kind: string, name: string) => quantile(took.get(`${kind} ${name}`)!, 0.5);
  console.log(
    markdownTable([
      ['p50 ms', 'one table', 'months', 'ratio'],
      ...Object.keys(cases).map((name) => [
        name,
        median('one table', name).toFixed(2),
        median('months', name).toFixed(2),
        (median('months', name) / median('one table', name)).toFixed(2),
      ]),
    ]),
  );
}

async function timesOf(call: () => Promise<unknown>, repeats: number): Promise<number[]> {
  for (let n = 0; n < WARM_UP; n++) await call();
  const took: number[] = [];
  for (let n = 0; n < repeats; n++) {
    const from = performance.now();
    await call();
    took.push(performance.now() - from);
  }
  return took;
}

async function casesOf(shop: BenchAdmin): Promise<Record<string, () => Promise<unknown>>> {
  const { db } = shop;
  const staff = await shop.signIn('OWNER');
  const orderAgo = async (days: number) => {
    const [order] = await runSql<{ id: string }>(
      db,
      `select id from shop_order where created_at < now() - interval '${days} days' order by created_at desc limit 1`,
    );
    return order!.id;
  };
  const [recent, old] = [await orderAgo(1), await orderAgo(1_000)];
  const [sku] = await runSql<{ id: string; product: string }>(
    db,
    'select id, product_id as product from sku order by id limit 1',
  );
  const toShip = [OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped].join();
  const list = (filters: object) => () => callStaff(staff, ordersAdminRoutes.list, { ...filters });
  return {
    'status changes of an order of yesterday': () => listStatusChanges(db, recent),
    'status changes of an order, three years old': () => listStatusChanges(db, old),
    'order in the admin, of yesterday': () => callStaff(staff, ordersAdminRoutes.detail, { orderId: recent }),
    'order in the admin, three years old': () => callStaff(staff, ordersAdminRoutes.detail, { orderId: old }),
    'orders to ship by their last hour': list({ status: toShip, sort: 'deadline' }),
    'late orders': list({ late: 'yes', sort: 'deadline' }),
    'refused orders': list({ status: String(OrderStatus.Refused) }),
    'ledger of a sku, newest 50': () => listLedger(db, sku!.id, { size: 50, after: null }),
    'what refers to the skus of a product': () => listProductSkus(db, sku!.product),
    'stock compared for webhooks': () => compareStock(db),
    'one status change written': () =>
      runSql(
        db,
        `insert into order_status_change (sub_order_id, to_status, at)
      values ('${recent}-1', 10, shop_now())`,
      ),
    'ten rows of stock written': () =>
      runSql(
        db,
        `insert into stock_ledger (sku_id, delta, reason, reference)
      select '${sku!.id}', 1, 'count', 'bench' from generate_series(1, 10)`,
      ),
    ...(values.audit && { 'audit of stock': audit(shop, 'stock'), 'audit of orders': audit(shop, 'orders') }),
  };
}

function audit(shop: BenchAdmin, name: string) {
  const text = readFileSync(new URL(`../../database/audit/${name}.sql`, import.meta.url), 'utf8');
  return () => longTransaction(shop.db, (tx) => runSql(tx, text));
}
