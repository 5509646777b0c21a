import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { type Replica, startReplica } from '../../scripts/prove/orders/replica.ts';
import { type PreparedShop, prepareShop, untilReady } from '../../scripts/prove/soak/prepare-shop.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { type Cost, measureOrders, measurePages } from './measure.ts';

/**
 * `npm run bench:scale [-- --quick]`: what an order and a page cost with one, two and three processes on one database. The
 * load runs on the same cores, so compare the CPU time: an order that costs the same with three processes scales.
 */
const SECONDS = process.argv.includes('--quick') ? 10 : 30;
const REPLICAS = 3;
const BUYERS = 16;
const DATABASE = 'huarong_bench_scale';

async function measure(databaseUrl: string, dataDir: string): Promise<string[][]> {
  const replicas: Replica[] = [];
  const rows: string[][] = [];
  let shop: PreparedShop | null = null;
  try {
    for (let count = 1; count <= REPLICAS; count += 1) {
      const env = { NODE_ENV: 'production', SHOP_PRODUCTS: '700', MALLOC_TRIM_THRESHOLD_: '131072' };
      const replica = await startReplica({ databaseUrl, dataDir, env });
      replicas.push(replica);
      await untilReady(replica.port);
      shop ??= await prepareShop(databaseUrl, BUYERS);
      const orders = await measureOrders(replicas, shop, SECONDS);
      const pages = await measurePages(replicas, shop, SECONDS);
      rows.push([String(count), ...cellsOf(orders), ...cellsOf(pages)]);
    }
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
  return rows;
}

const cellsOf = ({ perSecond, shopMs, databaseMs }: Cost) => [
  perSecond.toFixed(1),
  shopMs.toFixed(2),
  databaseMs.toFixed(2),
];

console.log(`${describeMachine()}; ${BUYERS} buyers, ${SECONDS} s each, the load on the same cores\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'huarong-scale-'));
await asAdmin(`create database ${DATABASE}`);
try {
  const head = ['processes', 'orders/s', 'CPU ms shop', 'database'];
  const pageHead = ['product pages/s', 'CPU ms shop', 'database'];
  console.log(markdownTable([[...head, ...pageHead], ...(await measure(urlOf(DATABASE), dataDir))]));
} finally {
  await asAdmin(`drop database ${DATABASE} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
}
