import { parseArgs } from 'node:util';
import { seedCatalogue } from '../../apps/server/src/features/demo/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { openThrowAway } from '../../bench/catalogue/throw-away-database.ts';
import { compareHouse, compareLane } from './ledger/compare.ts';
import { fakeProviders } from './ledger/fake-providers.ts';
import { cancel, refund, sendBack } from './ledger/give-back.ts';
import { type Lane, pick } from './ledger/lane.ts';
import { openLanes } from './ledger/open-lanes.ts';
import { hear, openAtProvider, payWithCards } from './ledger/pay.ts';
import { place } from './ledger/place.ts';
import { earn, freeze, giveBack, restock, takeBack, unbind } from './ledger/purse.ts';
import { audit } from './orders/audit.ts';

/**
 * `npm run prove:ledger [-- --operations 100000] [--seed n]`: random holds, captures, releases, refunds, points and
 * coupons against a model that knows nothing but arithmetic. The same seed makes the same run.
 */
const { values } = parseArgs({
  options: { operations: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const operations = Number(values.operations);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const LANES = 8;
const AUDIT_EVERY = 5_000;

/** As often as it stands here. */
const WORK: readonly ((lane: Lane) => Promise<void>)[] = [
  ...[
    place,
    place,
    place,
    place,
    openAtProvider,
    openAtProvider,
    hear,
    hear,
    hear,
    payWithCards,
    payWithCards,
  ],
  ...[cancel, refund, refund, sendBack, sendBack, earn, earn, takeBack, giveBack, freeze, unbind, restock],
];

await using database = await openThrowAway(createLog('silent'));
const { db } = database;
await seedCatalogue(db, 1);
const { providers, sentBack } = fakeProviders();
const lanes = await openLanes(db, providers, LANES, seed);
console.log(`${operations} operations of ${LANES} members, seed=${seed}`);
const from = performance.now();
const found: string[] = [];

for (let done = 0; done < operations && found.length === 0; done += AUDIT_EVERY) {
  const share = Math.ceil(Math.min(AUDIT_EVERY, operations - done) / LANES);
  await Promise.all(
    lanes.map(async (lane) => {
      for (let n = 0; n < share && lane.violations.length === 0; n++) await pick(lane, WORK)!(lane);
      await compareLane(lane);
    }),
  );
  await compareHouse(db, lanes, sentBack);
  // News wait here for nobody: the proof does by hand what the outbox would.
  const faults = (await audit(db)).filter(({ invariant }) => !invariant.startsWith('I-9'));
  found.push(
    ...lanes.flatMap(({ violations }) => violations),
    ...faults.map(({ invariant, subject, detail }) => `audit ${invariant}: ${subject} ${detail}`),
  );
}
const seconds = (performance.now() - from) / 1000;
const orders = lanes.flatMap(({ model }) => model.orders);
const tally = Object.entries(Object.groupBy(orders, ({ state }) => state)).map(
  ([state, same]) => `${same!.length} ${state}`,
);
console.log(`  orders: ${tally.join(', ')}; refunds: ${lanes.flatMap(({ model }) => model.refunds).length}`);
console.log(
  `  ${found.length} violations in ${seconds.toFixed(0)} s (${(operations / seconds).toFixed(0)} operations a second)`,
);
for (const violation of found.slice(0, 10)) console.log(`  ✗ ${violation}`);
console.log(found.length === 0 ? 'proven' : `NOT PROVEN: run again with --seed ${seed}`);
if (found.length > 0) process.exitCode = 1;
