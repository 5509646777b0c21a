import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { reportsRoutes } from '../../packages/contract/src/admin/reports/index.ts';
import { openBenchAdmin } from '../admin/open-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { fillFigures } from './fill-figures.ts';
import { fillReturns } from './fill-returns.ts';

/**
 * `npm run bench:reports [-- --orders 1000000 --skus 2000]`: the figures that so many orders a year leave, over two years, and
 * every report of a month and of a year through the API; returns of a month with a tenth of the year's.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    skus: { type: 'string', default: '2000' },
  },
});
const BAR_MS = 200;
const RUNS = 7;
const DATABASE = 'huarong_bench_reports';
const PERIODS = {
  month: { from: '2026-10-16', to: '2026-11-15' },
  year: { from: '2025-11-16', to: '2026-11-15' },
};
const BREAKDOWNS = [
  'day',
  'hour',
  'brand',
  'category',
  'product',
  'sku',
  'province',
  'payment',
  'level',
  'first',
  'last',
];

await asAdmin(`create database ${DATABASE}`);
const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
const shop = await openBenchAdmin(urlOf(DATABASE), dataDir);
try {
  const rows = await fillFigures(shop.db, Number(values.orders), Number(values.skus));
  await fillReturns(shop.db, Number(values.orders), Number(values.skus));
  console.log(describeMachine());
  console.log(`${values.orders} orders a year, ${values.skus} skus: ${rows} figures`);
  const finance = await shop.signIn('FINANCE');
  for (const [name, period] of Object.entries(PERIODS)) {
    for (const by of BREAKDOWNS)
      await measure(`${name} by ${by}`, () => finance.call(reportsRoutes.sales, { ...period, by }));
    await measure(`${name} promotions`, () => finance.call(reportsRoutes.promotions, period));
  }
  for (const by of ['sku', 'product'])
    await measure(`returns by ${by}`, () => finance.call(reportsRoutes.returns, { month: '2026-11', by }));
  await measure('members', () => finance.call(reportsRoutes.members, { month: '2026-11' }));
  for (const by of ['brand', 'category', 'sku'])
    await measure(`stock by ${by}`, () => finance.call(reportsRoutes.stock, { by }));
} finally {
  await shop.close();
  await asAdmin(`drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(name: string, call: () => Promise<{ status: number }>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const { status } = await call();
    if (status !== 200) throw new Error(`${name}: ${status}`);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const median = times[Math.floor(RUNS / 2)] ?? 0;
  const isSlow = median > BAR_MS;
  console.log(`${name.padEnd(20)} ${median.toFixed(0).padStart(5)} ms${isSlow ? `  above ${BAR_MS}` : ''}`);
  if (isSlow) process.exitCode = 1;
}
