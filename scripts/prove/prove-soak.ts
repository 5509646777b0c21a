import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { checkoutRounds } from '../../bench/checkout/checkout-round.ts';
import { describeMachine } from '../../bench/report/describe-machine.ts';
import { type Replica, startReplica } from './orders/replica.ts';
import { judgeSoak, type MemoryFigures } from './soak/judge.ts';
import { runSoakLoad, type SoakTarget } from './soak/load.ts';
import { prepareShop, untilReady } from './soak/prepare-shop.ts';
import { readMemory } from './soak/read-memory.ts';

/**
 * `npm run prove:soak [-- 8] [--products 700] [--rest 3]`: pages, searches, carts and checkouts for so many minutes at
 * about 60 % of what a process can do, and whether its memory stays flat and comes back afterwards.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string', default: '700' }, rest: { type: 'string', default: '3' } },
});
const MINUTES = Number(positionals[0] ?? 8);
const MINUTE_MS = 60_000;
const BUYERS = 12;
/** A machine with other work may leave the shop no time for some; a shop that refuses more does not serve. */
const MAX_BUSY_SHARE = 0.02;
const DATABASE = 'huarong_soak';

async function prove(databaseUrl: string, dataDir: string): Promise<boolean> {
  const shop = await startReplica({
    databaseUrl,
    dataDir,
    env: { NODE_ENV: 'production', SHOP_PRODUCTS: values.products, MALLOC_TRIM_THRESHOLD_: '131072' },
  });
  try {
    await untilReady(shop.port);
    await wait(MINUTE_MS / 4);
    const start = await readMemory(shop.port);
    report('start', start);
    const { minutes, loaded } = await load(await openTarget(databaseUrl, shop), shop);
    await wait(Number(values.rest) * MINUTE_MS);
    const rest = await readMemory(shop.port);
    report('after rest', rest);
    const { isFlat, isBack, sentences } = judgeSoak({ start, minutes, rest });
    const failed = [...loaded.failures.values()].reduce((sum, count) => sum + count, 0);
    const { answers, orders, busy } = loaded;
    console.log(`${answers} answers, ${orders} orders, ${busy} asked to come back, ${failed} failures`);
    for (const [what, count] of loaded.failures) console.log(`    ${count} × ${what}`);
    for (const sentence of sentences) console.log(sentence);
    return isFlat && isBack && failed === 0 && busy <= answers * MAX_BUSY_SHARE;
  } finally {
    await shop.stop();
  }
}

async function load(target: SoakTarget, shop: Replica) {
  const stop = new AbortController();
  const running = runSoakLoad(target, stop.signal);
  const minutes: MemoryFigures[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await wait(MINUTE_MS);
    const memory = await readMemory(shop.port);
    minutes.push(memory);
    report(`minute ${minute}`, memory);
  }
  stop.abort();
  return { minutes, loaded: await running };
}

async function openTarget(databaseUrl: string, { port, pid }: Replica): Promise<SoakTarget> {
  const prepared = await prepareShop(databaseUrl, BUYERS);
  return { ...prepared, port, pid, round: checkoutRounds({ ...prepared, port }) };
}

const report = (when: string, { resident, heap }: MemoryFigures) =>
  console.log(
    `${when.padEnd(12)} resident ${String(resident).padStart(5)} MB, heap ${String(heap).padStart(5)} MB`,
  );

console.log(`${describeMachine()}; ${MINUTES} minutes, ${values.products} products, PostgreSQL\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'huarong-soak-'));
await asAdmin(`create database ${DATABASE}`);
try {
  process.exitCode = (await prove(urlOf(DATABASE), dataDir)) ? 0 : 1;
} finally {
  await asAdmin(`drop database ${DATABASE} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
}
