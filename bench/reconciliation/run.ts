import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  reconcileDay,
  requestRun,
} from '../../apps/server/src/features/payment/reconcile/daily/reconcile-day.ts';
import { storeBill } from '../../apps/server/src/features/payment/reconcile/daily/store-bill.ts';
import {
  billOf,
  insertHistory,
  randomHistory,
} from '../../apps/server/src/features/payment/testing/insert-history.ts';
import { openProviders } from '../../apps/server/src/integrations/payment/index.ts';
import { transaction } from '../../apps/server/src/platform/database/index.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { openBenchAdmin } from '../admin/open-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:reconciliation [-- --quantity 100000]`: a day with so many payments is read from its bill, stored and
 * compared. The day is clean but for one payment, which has to be found.
 */
const { values } = parseArgs({ options: { quantity: { type: 'string', default: '100000' } } });
const QUANTITY = Number(values.quantity);
const BAR_SECONDS = 60;
const DATABASE = 'huarong_bench_reconciliation';
const DAY = '2026-03-02';
const AT_ONCE = 20_000;

await asAdmin(`create database ${DATABASE}`);
const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
const shop = await openBenchAdmin(urlOf(DATABASE), dataDir);
try {
  await measure();
} finally {
  await shop.close();
  await asAdmin(`drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { db } = shop;
  const { providers } = openProviders(shop.config, db);
  const payments = randomHistory(QUANTITY, 'BENCH', Math.random);
  for (let from = 0; from < payments.length; from += AT_ONCE)
    await insertHistory(db, 'wechat', DAY, payments.slice(from, from + AT_ONCE));
  const bytes = billOf('wechat', DAY, payments.slice(1));
  await runSql(db, 'analyze');
  const stored = await timed(() =>
    transaction(db, (tx) => storeBill(tx, providers.wechat, { day: DAY, bytes, staffId: null })),
  );
  await transaction(db, (tx) => requestRun(tx, { provider: 'wechat', day: DAY, staffId: null }));
  const compared = await timed(() => reconcileDay({ db, providers }, { provider: 'wechat', day: DAY }));
  const kinds = await runSql<{ kind: string }>(
    db,
    'select kind from recon_break where resolved_at is null order by kind',
  );
  const refunds = payments[0]?.refunds.length ?? 0;
  const seconds = stored + compared;
  console.log(describeMachine());
  console.log(
    `${QUANTITY} payments, bill of ${(bytes.length / 1e6).toFixed(1)} MB: stored in ${stored.toFixed(1)} s, compared in ${compared.toFixed(1)} s, together ${seconds.toFixed(1)} s (bar ${BAR_SECONDS} s), memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
  if (kinds.length !== 1 + refunds) throw new Error(`found ${kinds.map(({ kind }) => kind).join(', ')}`);
  if (seconds > BAR_SECONDS) process.exitCode = 1;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return (performance.now() - began) / 1000;
}
