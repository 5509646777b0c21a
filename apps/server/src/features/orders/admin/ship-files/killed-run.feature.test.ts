import { tmpdir } from 'node:os';
import { ordersAdminRoutes as routes } from '@huarong/contract/admin/orders';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { type Database, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { copyTemplate, type DatabaseCopy } from '../../../../../testing/copy-template.ts';
import { isPostgres } from '../../../../../testing/is-postgres.ts';
import { openAdminOn } from '../../../../../testing/open-admin.ts';
import { runChild } from '../../../../../testing/run-child.ts';
import { buildShop } from '../../../../app.ts';
import { createOrder } from '../testing/create-order.ts';
import { runShipFile } from './run-ship-file.ts';

/** The most that one file may have is 500; fewer are killed just as well, and sooner. */
const ROWS = Number(process.env['SHIP_FILE_ROWS'] ?? 50);
const SUB_ORDERS = 50;

let copy: DatabaseCopy;
let runId: string;
beforeAll(async () => {
  copy = await copyTemplate('stocked');
  runId = await startRun();
});
afterAll(() => copy.discard());

/** Stores a file of shipments through the admin, and closes the shop, because a database folder has one process. */
async function startRun(): Promise<string> {
  const log = createLog('silent');
  const database = await openDatabase({ ...copy.settings, log });
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: copy.settings.dataDir || tmpdir(),
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const { app, sources } = await buildShop({ config, log, database });
  const shop = await openAdminOn({ config, log, database, sources, close: () => app.close() });
  const warehouse = await shop.signIn('WAREHOUSE');
  const rows = [];
  for (let from = 0; from < ROWS; from += SUB_ORDERS) {
    const { orderId } = await createOrder(shop.db, { subOrders: SUB_ORDERS, quantity: 1 });
    for (let position = 1; position <= SUB_ORDERS; position++)
      rows.push({
        line: from + position,
        order: `${orderId}-${position}`,
        carrier: '顺丰',
        waybillNo: `SF${String(1_000_000_000_000 + from + position)}`,
      });
  }
  const { results, message } = await warehouse.call(routes.applyShipFile, { fileName: '顺丰.csv', rows });
  await shop.close();
  await database.close();
  if (!results) throw new Error(message ?? 'the file was refused');
  return results.runId;
}

/** Works on the file in a process of its own, which a failpoint ends. */
const work = (failpoint: string) =>
  runChild('run-ship-file', [JSON.stringify(copy.settings), runId], {
    NODE_ENV: 'test',
    FP: `${failpoint}:crash`,
  }).ended;

async function withDatabase(use: (db: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(copy.settings);
  try {
    await use(database.db);
  } finally {
    await database.close();
  }
}

async function readResult(db: Database) {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where row.state = 'done')::int as settled,
      count(*) filter (where sub.status = ${OrderStatus.Shipped})::int as shipped,
      (select count(*)::int from parcel where sub_order_id in (select sub_order_id from bulk_row)) as parcels,
      (select count(*)::int from audit_entry where bulk_run_id = ${runId} and call = 'orders.ship') as entries,
      (select count(*)::int from bulk_run where id = ${runId} and state = 'done') as finished
    from bulk_row row join sub_order sub on sub.id = row.sub_order_id where row.run_id = ${runId}`.execute(
    db,
  );
  return rows[0];
}
const shippedOf = (count: number, finished: number) => ({
  settled: count,
  shipped: count,
  parcels: count,
  entries: count,
  finished,
});

it('a run that is killed three times goes on where it was and ships each row once', {
  timeout: 180_000,
}, async () => {
  expect(await work('ship_file.row.before_commit')).toMatchObject({ signal: 'SIGKILL' });
  // Every open of an embedded database takes seconds; there the next count shows that this run has left nothing.
  if (isPostgres) await withDatabase(async (db) => expect(await readResult(db)).toEqual(shippedOf(0, 0)));
  expect(await work('ship_file.row.after_commit')).toMatchObject({ signal: 'SIGKILL' });
  await withDatabase(async (db) => expect(await readResult(db)).toEqual(shippedOf(1, 0)));
  expect(await work('ship_file.before_finish')).toMatchObject({ signal: 'SIGKILL' });
  await withDatabase(async (db) => {
    expect(await readResult(db)).toEqual(shippedOf(ROWS, 0));
    await runShipFile(db, Number(runId));
    expect(await readResult(db)).toEqual(shippedOf(ROWS, 1));
    await runShipFile(db, Number(runId));
    expect(await readResult(db)).toEqual(shippedOf(ROWS, 1));
  });
});
