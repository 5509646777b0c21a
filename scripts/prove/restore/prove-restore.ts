import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../../apps/server/src/platform/log/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { auditAtRest } from '../orders/audit.ts';
import { createBackedUpServer } from './backed-up-server.ts';
import { digestTables, listDifferences } from './digest.ts';
import { awaitArchived, makeMistake } from './mistake.ts';
import { openRestoreShop } from './restore-shop.ts';

const ORDERS = 40;
const REST_SECONDS = 60;

/** Orders, a backup under load, more orders, a mistake, a kill, and a restore to a second before the mistake. */
export async function proveRestore(folder: string, bin: string, role: string): Promise<boolean> {
  const violations: string[] = [];
  const check = (what: string, isTrue: boolean) => {
    console.log(`${isTrue ? '✓' : '✗'} ${what}`);
    if (!isTrue) violations.push(what);
  };
  const time = async <Value>(what: string, work: () => Value | Promise<Value>): Promise<Value> => {
    const from = performance.now();
    const value = await work();
    console.log(`▸ ${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    return value;
  };
  const open = () => openDatabase({ url: server.url, dataDir: '', poolSize: 4, log: createLog('silent') });

  const server = createBackedUpServer(folder, bin);
  await time('PostgreSQL and archive created', () => server.create(role));
  let shop = await time('shop started', () => openRestoreShop(folder, server.url));
  let database = await open();
  await runSql(database.db, `update promotion set state = 'stopped'`);
  const buying = shop.placeOrders(database.db, ORDERS);
  await time('full backup while orders are placed', () => server.backUp());
  const before = await buying;
  before.push(...(await shop.placeOrders(database.db, ORDERS)));
  const { violations: open1 } = await auditAtRest(database.db, REST_SECONDS);
  check(`${before.length} orders placed and paid, books at rest`, open1.length === 0);

  const digests = await digestTables(database.db);
  await wait(1_500);
  const mistake = await makeMistake(server.adminUrl);
  console.log(`▸ at ${mistake.at} all ${mistake.rows} rows of ledger_entry were deleted by hand`);
  const after = await shop.placeOrders(database.db, ORDERS / 4);
  await time('until the log of the mistake was archived', () => awaitArchived(server.adminUrl));
  await database.close();
  await shop.kill();
  await server.kill();

  await time(`restored to ${mistake.secondBefore}`, () => server.restoreTo(mistake.secondBefore));
  database = await open();
  const { db } = database;
  const differences = listDifferences(digests, await digestTables(db));
  check(
    `money, orders and stock equal those before the mistake ${differences.join('; ')}`,
    differences.length === 0,
  );
  const { violations: audited } = await auditAtRest(db, REST_SECONDS);
  check(`audit: ${audited.length} rows`, audited.length === 0);
  const present = await runSql<{ id: string }>(db, 'select id from shop_order where id = any($1)', [before]);
  check(
    `${before.length - present.length} orders from before the mistake are missing`,
    present.length === before.length,
  );

  const unknown = await shop.listUnknownTrades(db);
  console.log(`▸ accepted by the provider after the restored second, and unknown to the restored shop:`);
  for (const { out_trade_no, amount_fen, paid_at } of unknown)
    console.log(`    ${out_trade_no}  ${(amount_fen / 100).toFixed(2)} yuan  ${paid_at}`);
  check(
    `the provider's book lists all ${after.length} orders placed after it`,
    unknown.length === after.length,
  );
  shop = await time('shop started on the restored database', () => openRestoreShop(folder, server.url, shop));
  const again = await shop.placeOrders(db, 2);
  check(`it sells again: ${again.length} orders`, again.length === 2);
  await database.close();
  return violations.length === 0;
}
