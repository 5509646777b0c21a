import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formSets } from '../../apps/server/src/features/cart/promotions/form-sets.ts';
import { seedCatalogue, seedPromotions } from '../../apps/server/src/features/demo/index.ts';
import { readOffersAt } from '../../apps/server/src/features/promotions/index.ts';
import { replayBaskets } from '../../apps/server/src/features/simulator/replay/run-replay.ts';
import { insertPaidOrders } from '../../apps/server/src/features/simulator/testing/insert-paid-orders.ts';
import { migrate, openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:replay`: 10,000 paid baskets of the demo's skus, priced with and without one of the demo's promotions, and
 * the delay of the event loop meanwhile.
 */
const BASKETS = 10_000;
const MOST_MS = 10_000;
const MOST_DELAY_MS = 20;
const DATABASE = 'huarong_bench_replay';

await asAdmin(`create database ${DATABASE}`);
const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
const database = await openDatabase({ url: urlOf(DATABASE), dataDir, log: createLog('silent') });
try {
  await measure();
} finally {
  await database.close();
  await asAdmin(`drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { db } = database;
  await migrate(db);
  await seedCatalogue(db);
  await seedPromotions(db);
  const skus = await db.selectFrom('sku').select('id').where('is_live', '=', true).orderBy('id').execute();
  const skuIds = skus.map(({ id }) => id);
  await insertPaidOrders(db, { count: BASKETS, skuIds, owner: 'guest:bench' });
  const at = new Date();
  const { promotions } = await readOffersAt(db, { at, withDrafts: false });
  const promotion = promotions.find(({ promotionId }) => promotionId === 'full-makeup');
  if (!promotion) throw new Error('the demo has no 满减 of makeup');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.cpuUsage();
  delay.enable();
  const result = await replayBaskets({ db, formSets }, { promotion, at, onProgress: async () => undefined });
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  const millis = (nanos: number) => nanos / 1e6;
  const p99 = millis(delay.percentile(99));
  console.log(describeMachine());
  console.log(
    `${result.baskets} baskets in ${(result.milliseconds / 1000).toFixed(1)} s (at most ${MOST_MS / 1000}), ` +
      `${result.touched} touched, ${((user + system) / 1e6).toFixed(1)} s of CPU; event loop delay p99 ${p99.toFixed(1)} ms (at most ${MOST_DELAY_MS}), ` +
      `largest ${millis(delay.max).toFixed(1)} ms`,
  );
  if (result.baskets !== BASKETS || result.milliseconds > MOST_MS || p99 > MOST_DELAY_MS)
    process.exitCode = 1;
}
