import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countSettledSales } from '../../apps/server/src/features/reports/count/count-sales.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { reportsRoutes } from '../../packages/contract/src/admin/reports/index.ts';
import { shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { createOrders } from '../admin/create-orders.ts';
import { openBenchAdmin } from '../admin/open-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';
import type { Measured } from './export-process.ts';
import { fillLedger } from './fill-ledger.ts';
import { measureLists } from './measure-lists.ts';
import { writeInProcess } from './write-in-process.ts';

/**
 * `npm run bench:export [-- --orders 1000000 --counted 100000]`: the file of so many orders, written by the steps of its job, with
 * the memory of the process; how fast payments of the newest orders are counted for the reports; and the list of payments.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    counted: { type: 'string', default: '100000' },
  },
});
const ORDERS = Number(values.orders);
const BAR_MB = 50;
const DATABASE = 'huarong_bench_export';

await asAdmin(`create database ${DATABASE}`);
const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
const shop = await openBenchAdmin(urlOf(DATABASE), dataDir);
try {
  console.log(describeMachine());
  await createOrders(shop.db, ORDERS);
  await measureCount(Number(values.counted));
  await measureExport();
  if (!(await measureLists(await shop.signIn('FINANCE'), shanghaiDate(new Date())))) process.exitCode = 1;
} finally {
  await shop.close();
  await asAdmin(`drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureCount(wanted: number): Promise<void> {
  const paid = await fillLedger(shop.db, wanted);
  const start = performance.now();
  let longest = 0;
  for (;;) {
    const began = performance.now();
    const found = await countSettledSales(shop.db);
    longest = Math.max(longest, performance.now() - began);
    const [left] = await runSql<{ left: number }>(
      shop.db,
      'select (select coalesce(max(id), 0) from ledger_entry) - counted_id as left from sales_state',
    );
    if (found === 'idle' && left?.left === 0) break;
  }
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `${paid} paid orders counted in ${seconds.toFixed(1)} s: ${(paid / seconds).toFixed(0)} orders/s, longest transaction ${longest.toFixed(0)} ms`,
  );
}

/** Objects in use, and the resident memory of a shop that writes two exports without a forced collection. */
async function measureExport(): Promise<void> {
  const finance = await shop.signIn('FINANCE');
  const [days] = await runSql<{ from: string; to: string }>(
    shop.db,
    `select (min(created_at) at time zone 'Asia/Shanghai')::date::text as from,
       (max(created_at) at time zone 'Asia/Shanghai')::date::text as to from shop_order`,
  );
  const start = async (): Promise<string> => {
    const { results, errorCode } = await finance.call(reportsRoutes.export, {
      ...days,
      report: 'orders',
      reason: '压测导出',
    });
    if (errorCode !== null) throw new Error(errorCode);
    return results.exportId;
  };
  const exportIds = [await start(), await start(), await start()] as const;
  const place = { url: urlOf(DATABASE), dataDir };
  const [collected] = await writeInProcess([exportIds[0]], { ...place, kind: 'collected' });
  const [first, second] = await writeInProcess(exportIds.slice(1), { ...place, kind: 'usual' });
  const wrong = await runSql<{ row_count: number }>(
    shop.db,
    'select row_count from report_export where id = any ($1) and row_count <> $2',
    [exportIds, ORDERS],
  );
  if (wrong.length > 0) throw new Error(`${wrong[0]?.row_count} rows of ${ORDERS} orders`);
  if (!collected || !first || !second) throw new Error('an export was not measured');
  show(`objects in use ${collected.liveMb.toFixed(0)} MB`, collected.moreLiveMb, collected);
  const resident = ({ baseMb }: Measured) => `resident memory ${baseMb.toFixed(0)} MB`;
  show(`first of a process: ${resident(first)}`, first.moreMb, first);
  show(`second of a process: ${resident(second)}`, second.moreMb, second);
}

function show(name: string, moreMb: number, { seconds, slices }: Measured): void {
  const isOver = moreMb > BAR_MB;
  console.log(
    `${ORDERS} orders in ${seconds.toFixed(0)} s, ${slices} runs: ${name} + ${moreMb.toFixed(1)} MB${isOver ? `  above ${BAR_MB}` : ''}`,
  );
  if (isOver) process.exitCode = 1;
}
