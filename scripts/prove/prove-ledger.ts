import { parseArgs } from 'node:util';
import { seedCatalogue } from '../../apps/server/src/features/demo/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { openTemporaryDatabase } from '../../bench/catalogue/temporary-database.ts';
import { compareMember, compareShopAccounts } from './ledger/compare.ts';
import { fakeProviders } from './ledger/fake-providers.ts';
import { openWorkers } from './ledger/open-workers.ts';
import { openAtProvider, payWithCards, receiveNotice } from './ledger/pay.ts';
import { placeOrder } from './ledger/place-order.ts';
import { cancel, refund, sendOpenRefund } from './ledger/refund.ts';
import { earn, freeze, restock, restorePoints, reversePoints, unbind } from './ledger/wallet.ts';
import { pick, type Worker } from './ledger/worker.ts';
import { audit } from './orders/audit.ts';

/**
 * `npm run prove:ledger [-- --operations 100000] [--seed n] [--seeds 10]`: random holds, captures, releases, refunds, points
 * and coupons, compared with a model that only adds and subtracts. The same seed repeats a run; several seeds share the
 * operations, each on a database of its own.
 */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    seeds: { type: 'string', default: '1' },
  },
});
const seeds = Number(values.seeds);
const operations = Math.ceil(Number(values.operations) / seeds);
const firstSeed = Number(values.seed ?? Date.now() % 1_000_000);
const WORKERS = 8;
const AUDIT_EVERY = 5_000;

/** Each operation is picked as often as it is listed. */
const OPERATIONS: readonly ((worker: Worker) => Promise<void>)[] = [
  ...[
    placeOrder,
    placeOrder,
    placeOrder,
    placeOrder,
    openAtProvider,
    openAtProvider,
    receiveNotice,
    receiveNotice,
    receiveNotice,
    payWithCards,
    payWithCards,
  ],
  ...[
    cancel,
    refund,
    refund,
    sendOpenRefund,
    sendOpenRefund,
    earn,
    earn,
    reversePoints,
    restorePoints,
    freeze,
    unbind,
    restock,
  ],
];

async function proveSeed(seed: number): Promise<boolean> {
  await using database = await openTemporaryDatabase(createLog('silent'));
  const { db } = database;
  await seedCatalogue(db, 1);
  const { providers, refunded } = fakeProviders();
  const workers = await openWorkers(db, providers, WORKERS, seed);
  console.log(`${operations} operations of ${WORKERS} members, seed=${seed}`);
  const from = performance.now();
  const found: string[] = [];

  for (let done = 0; done < operations && found.length === 0; done += AUDIT_EVERY) {
    const share = Math.ceil(Math.min(AUDIT_EVERY, operations - done) / WORKERS);
    await Promise.all(
      workers.map(async (worker) => {
        for (let n = 0; n < share && worker.violations.length === 0; n++)
          await pick(worker, OPERATIONS)!(worker);
        await compareMember(worker);
      }),
    );
    await compareShopAccounts(db, workers, refunded);
    // I-9 is skipped: no outbox worker runs here.
    const violations = (await audit(db)).filter(({ invariant }) => !invariant.startsWith('I-9'));
    found.push(
      ...workers.flatMap(({ violations }) => violations),
      ...violations.map(({ invariant, subject, detail }) => `audit ${invariant}: ${subject} ${detail}`),
    );
  }
  const seconds = (performance.now() - from) / 1000;
  const orders = workers.flatMap(({ model }) => model.orders);
  const tally = Object.entries(Object.groupBy(orders, ({ state }) => state)).map(
    ([state, same]) => `${same!.length} ${state}`,
  );
  console.log(
    `  orders: ${tally.join(', ')}; refunds: ${workers.flatMap(({ model }) => model.refunds).length}`,
  );
  console.log(
    `  ${found.length} violations in ${seconds.toFixed(0)} s (${(operations / seconds).toFixed(0)} operations a second)`,
  );
  for (const violation of found.slice(0, 10)) console.log(`  ✗ ${violation}`);
  console.log(found.length === 0 ? 'proven' : `NOT PROVEN: run again with --seed ${seed}`);
  return found.length === 0;
}

for (let nth = 0; nth < seeds; nth++) if (!(await proveSeed(firstSeed + nth))) process.exitCode = 1;
