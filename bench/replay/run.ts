import { monitorEventLoopDelay } from 'node:perf_hooks';
import { insertRows } from '#platform/database';
import { formSets } from '../../apps/server/src/features/cart/promotions/form-sets.ts';
import { readOffersAt } from '../../apps/server/src/features/promotions/index.ts';
import { replayBaskets } from '../../apps/server/src/features/simulator/replay/run-replay.ts';
import { insertPaidOrders } from '../../apps/server/src/features/simulator/testing/insert-paid-orders.ts';
import { createTestApp } from '../../apps/server/testing/index.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:replay`: 10,000 paid baskets of the demo's skus, priced with and without one of the demo's promotions, and the
 * delay of the event loop meanwhile. Both are limits of the back office: 10 s, 20 ms.
 */
const BASKETS = 10_000;

process.env['TEST_DATABASE'] = 'postgres';
const shop = await createTestApp({ hasOffers: true });
const { db } = shop.database;
const skuIds = (
  await db.selectFrom('sku').select('id').where('is_live', '=', true).orderBy('id').execute()
).map(({ id }) => id);
await insertRows(
  db,
  'sku_supply',
  skuIds.map((sku_id) => ({ sku_id, cost_fen: 1_00 })),
);
await insertPaidOrders(db, { count: BASKETS, skuIds, owner: 'guest:bench' });
const at = new Date();
const { promotions } = await readOffersAt(db, { at, withDrafts: false });
const promotion = promotions.find(({ promotionId }) => promotionId === 'full-makeup') ?? promotions[0];
if (!promotion) throw new Error('the demo has no promotions');

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const result = await replayBaskets({ db, formSets }, { promotion, at, onProgress: async () => undefined });
delay.disable();
const millis = (nanos: number) => (nanos / 1e6).toFixed(1);
console.log(describeMachine());
console.log(
  `${result.baskets} baskets in ${(result.milliseconds / 1000).toFixed(1)} s (limit 10 s), ${result.touched} touched; ` +
    `event loop delay p99 ${millis(delay.percentile(99))} ms, most ${millis(delay.max)} ms (limit 20 ms)`,
);
await shop.close();
if (result.baskets !== BASKETS || result.milliseconds > 10_000) process.exitCode = 1;
