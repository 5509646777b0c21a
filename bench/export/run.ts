import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countSettledSales } from '../../apps/server/src/features/reports/count/count-sales.ts';
import { writeExport } from '../../apps/server/src/features/reports/export/export-jobs.ts';
import { openStorage } from '../../apps/server/src/integrations/storage/index.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { reportsRoutes } from '../../packages/contract/src/admin/reports/index.ts';
import { shanghaiDate } from '../../packages/core/src/shared/index.ts';
import { createOrders } from '../admin/create-orders.ts';
import { openBenchAdmin } from '../admin/open-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { fillLedger } from './fill-ledger.ts';
import { measureLists } from './measure-lists.ts';
import { watchMemory } from './watch-memory.ts';

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

async function measureExport(): Promise<void> {
  const { db } = shop;
  const storage = await openStorage({ kind: 'local', folder: join(dataDir, 'files') });
  const finance = await shop.signIn('FINANCE');
  const [days] = await runSql<{ from: string; to: string }>(
    db,
    `select (min(created_at) at time zone 'Asia/Shanghai')::date::text as from,
       (max(created_at) at time zone 'Asia/Shanghai')::date::text as to from shop_order`,
  );
  const start = async () => {
    const { results, errorCode } = await finance.call(reportsRoutes.export, {
      ...days,
      report: 'orders',
      reason: '压测导出',
    });
    if (errorCode !== null) throw new Error(errorCode);
    return results.exportId as string;
  };
  // The first parts load the code and fill the caches of the driver.
  await writeExport({ db, storage }, await start(), { sliceMs: 1 });
  const exportId = await start();
  const memory = watchMemory();
  const began = performance.now();
  let slices = 1;
  while (!(await writeExport({ db, storage }, exportId))) slices += 1;
  const seconds = (performance.now() - began) / 1_000;
  const { baseMb, moreMb } = memory.stop();
  const [file] = await runSql<{ rows: number; parts: number }>(
    db,
    'select row_count as rows, part_count as parts from report_export where id = $1',
    [exportId],
  );
  if (file?.rows !== ORDERS) throw new Error(`${file?.rows} rows of ${ORDERS} orders`);
  const isOver = moreMb > BAR_MB;
  console.log(
    `${file.rows} orders in ${file.parts} parts and ${slices} runs of the job: ${seconds.toFixed(0)} s, ` +
      `memory ${baseMb.toFixed(0)} MB + ${moreMb.toFixed(0)} MB${isOver ? `  above ${BAR_MB}` : ''}`,
  );
  if (isOver) process.exitCode = 1;
}
