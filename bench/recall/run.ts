import { parseArgs } from 'node:util';
import { createBroadcastMembers } from '../../apps/server/src/features/broadcasts/testing/broadcast-members.ts';
import { createOrder } from '../../apps/server/src/features/orders/admin/testing/create-order.ts';
import { recallJobs } from '../../apps/server/src/features/recalls/index.ts';
import { runDueJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { approvalsRoutes } from '../../packages/contract/src/admin/approvals/index.ts';
import { lotsRoutes } from '../../packages/contract/src/admin/lots/index.ts';
import { ordersAdminRoutes } from '../../packages/contract/src/admin/orders/index.ts';
import { recallsRoutes } from '../../packages/contract/src/admin/recalls/index.ts';
import { adminStockRoutes } from '../../packages/contract/src/admin/stock/index.ts';
import { OrderStatus, ShipStatus } from '../../packages/core/src/orders/index.ts';
import { type BenchAdmin, callStaff, onNewShop } from '../admin/on-new-shop.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:recall [-- --orders 10000]`: so many orders of as many members got a lot; it is recalled, from the approval
 * until everyone has the notice. Also a page of as many lots by last day.
 */
const { values } = parseArgs({ options: { orders: { type: 'string', default: '10000' } } });
const ORDERS = Number(values.orders);
const BAR_SECONDS = 60;
const BAR_LIST_MS = 100;
const MEMBERS_AT_ONCE = 5_000;

await onNewShop('huarong_bench_recall', measure);

async function measure(shop: BenchAdmin): Promise<void> {
  const { db } = shop;
  const warehouse = await shop.signIn('WAREHOUSE');
  const owner = await shop.signIn('OWNER');
  const [brand] = await runSql<{ id: string }>(db, 'select id from brand limit 1');
  for (let made = 0; made < ORDERS; made += MEMBERS_AT_ONCE)
    await createBroadcastMembers(db, Math.min(MEMBERS_AT_ONCE, ORDERS - made), brand?.id ?? '');
  const order = await createOrder(db, { quantity: 1 });
  await callStaff(warehouse, adminStockRoutes.adjust, {
    skuId: order.skuId,
    change: { by: 'difference', difference: 50 },
    cause: 'received',
    receipt: { lotNo: 'BENCH', expiresOn: '2090-01-01', supplier: '上海花间供应链' },
    reason: '量测',
  });
  await callStaff(warehouse, ordersAdminRoutes.ship, {
    subOrderId: order.subOrderId,
    carrier: '顺丰速运',
    waybillNo: 'SF1234567890123',
  });
  await copyOrders(shop, order.orderId);
  await runSql(
    db,
    `insert into stock_lot (sku_id, lot_no, expires_on)
      select sku.id, 'L' || n, '2027-01-01'::date + n % 900 from generate_series(1, ${ORDERS}) n
      cross join (select id from sku order by id limit 1) sku`,
  );
  await runSql(db, 'analyze');

  const { rows } = await callStaff(warehouse, lotsRoutes.list, { q: 'BENCH', view: 'all' });
  const { lotId } = rows[0];
  const preview = await timed(() => callStaff(warehouse, recallsRoutes.preview, { lotId }));
  const { approvalId } = await callStaff(warehouse, recallsRoutes.start, {
    lotId,
    advice: '请停止使用并联系客服',
    reason: '量测',
  });
  const recalled = await timed(async () => {
    await callStaff(owner, approvalsRoutes.approve, { approvalId });
    while ((await runDueJobs(db, recallJobs(db, shop.config))) > 0);
  });
  const [recall] = (await callStaff(warehouse, recallsRoutes.list, {})).rows;
  const list = await timed(() => callStaff(warehouse, lotsRoutes.list, { view: 'all' }));
  console.log(describeMachine());
  console.log(
    `${recall.orders} orders found in ${Math.round(preview)} ms (preview); recalled and ${recall.notified} notified in ` +
      `${(recalled / 1000).toFixed(1)} s (bar ${BAR_SECONDS} s); a page of ${ORDERS} lots in ${Math.round(list)} ms (bar ${BAR_LIST_MS} ms)`,
  );
  const isFine = recall.notified === ORDERS + 1 && recalled <= BAR_SECONDS * 1000 && list <= BAR_LIST_MS;
  if (!isFine) process.exitCode = 1;
}

/** The same order for every other member, with its parcel. */
async function copyOrders({ db }: BenchAdmin, orderId: string): Promise<void> {
  const copy = (table: string, where: string, changes: string) =>
    runSql(
      db,
      `insert into ${table} select (jsonb_populate_record(row, ${changes})).* from ${table} row
        cross join (select id as member_id, '20990101' || lpad((row_number() over (order by id))::text, 10, '0') as number
          from member where id <> (select substring(owner from 8) from shop_order where id = '${orderId}')
          order by id limit ${ORDERS}) other where ${where}`,
    );
  const sub = `number || '-1'`;
  await copy(
    'shop_order',
    `row.id = '${orderId}'`,
    `jsonb_build_object('id', number, 'owner', 'member:' || member_id)`,
  );
  await copy(
    'sub_order',
    `row.order_id = '${orderId}'`,
    `jsonb_build_object('id', ${sub}, 'order_id', number, 'status', ${OrderStatus.AwaitingShipment}, 'ship_status', ${ShipStatus.Unshipped}, 'shipped_at', null)`,
  );
  await copy(
    'order_line',
    `row.order_id = '${orderId}'`,
    `jsonb_build_object('id', number || '-L1', 'order_id', number, 'sub_order_id', ${sub})`,
  );
  await copy(
    'parcel',
    `row.sub_order_id = '${orderId}-1'`,
    `jsonb_build_object('id', number, 'sub_order_id', ${sub}, 'waybill_no', number)`,
  );
  const ofLine = `row.order_line_id = '${orderId}-1-L1'`;
  const item = `jsonb_build_object('parcel_id', number, 'order_line_id', number || '-L1')`;
  await copy('parcel_item', ofLine, item);
  await copy('parcel_item_lot', ofLine, item);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}
