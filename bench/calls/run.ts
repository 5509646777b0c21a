import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GROUPS } from '../../packages/search/src/relevance/index.ts';
import { type Connection, openConnection } from '../load/connection.ts';
import type { Call } from '../load/plan.ts';
import { requestWriter } from '../load/write-request.ts';
import { clusterSeconds, postmasterOf } from '../measure/cluster-cpu.ts';
import { cpuSeconds } from '../measure/cpu-time.ts';
import { median, quantile } from '../measure/statistics.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import type { OpenedShop, ShopRequest } from './shop-process.ts';

/**
 * `npm run bench:calls`: what a call costs that is answered anew, on PostgreSQL: a product, a search, the promotion of a sku for a
 * visitor, and the first item of a new cart. DATABASE_URL names an empty database on this machine. No call is asked twice
 * before the answers that everyone gets are dropped.
 */
const ROUNDS = process.argv.includes('--quick') ? 4 : 10;
/** The first ones compile. */
const WARM_UP_ROUNDS = 4;
const CONNECTIONS = 16;
/** How long the shop waits for more changes before it drops its answers, and then some. */
const DROPPED_MS = 400;

if (!process.env['DATABASE_URL'])
  throw new Error('bench:calls needs DATABASE_URL, an empty PostgreSQL database');
const shop = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), {
  env: { ...process.env, NODE_ENV: 'production' },
});
try {
  const [opened] = (await once(shop, 'message')) as [OpenedShop];
  const rows = [
    ['call', 'calls', 'CPU µs shop', 'lowest', 'database', 'p50 ms', 'p99 ms', 'p99 ÷ p50', 'alone p50 ms'],
  ];
  for (const [name, listCalls] of Object.entries(callsOf(opened)))
    rows.push([name, ...(await measure(shop, opened, listCalls))]);
  console.log(`${describeMachine()}; ${CONNECTIONS} connections, ${ROUNDS} rounds\n\n${markdownTable(rows)}`);
} finally {
  if (shop.connected) shop.disconnect();
}

type ListCalls = () => Promise<Call[]> | Call[];

function callsOf({ productIds, skuIds }: OpenedShop): Record<string, ListCalls> {
  const get = (path: string): Call => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });
  const keywords = Object.values(GROUPS).flatMap((queries) => queries.map(([typed]) => typed));
  return {
    'product detail': () => productIds.map((id) => get(`/v1/product/detail/${id}`)),
    search: () =>
      [...new Set(keywords)].map((typed) =>
        get(`/v1/search-service/brand/keyword?keyword=${encodeURIComponent(typed)}`),
      ),
    'promotion, visitor': () => skuIds.slice(0, 800).map((id) => get(`/v1/product/promotion/${id}`)),
    'first item of a cart': async () =>
      (await ask(shop, { newGuests: 300 })).map((guesttoken, n) => ({
        method: 'POST',
        path: '/v3/shopcart/shopcart/addToCart',
        headers: { guesttoken },
        body: JSON.stringify({ queryBody: { skuId: skuIds[n % skuIds.length], quantity: 1 } }),
      })),
  };
}

async function ask(to: ChildProcess, request: ShopRequest): Promise<string[]> {
  const reply = once(to, 'message');
  to.send(request);
  return (await reply)[0] as string[];
}

async function measure(child: ChildProcess, { port, checkpointer }: OpenedShop, listCalls: ListCalls) {
  const postmaster = postmasterOf(checkpointer);
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
  const rounds: { calls: number; shop: number; database: number; latencies: number[] }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const calls = await listCalls();
    await dropAnswers(child);
    const before = { shop: cpuSeconds(child.pid!), database: clusterSeconds(postmaster) };
    const latencies = await send(calls, connections);
    const [shopCpu, database] = [
      cpuSeconds(child.pid!) - before.shop,
      clusterSeconds(postmaster) - before.database,
    ];
    if (round >= 0) rounds.push({ calls: calls.length, shop: shopCpu, database, latencies });
  }
  const calls = await listCalls();
  await dropAnswers(child);
  const alone = await send(calls, connections.slice(0, 1));
  for (const connection of connections) connection.close();
  const micros = (of: 'shop' | 'database') => rounds.map((round) => (round[of] / round.calls) * 1e6);
  const all = rounds.flatMap(({ latencies }) => latencies);
  const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)];
  return [
    String(calls.length),
    median(micros('shop')).toFixed(0),
    Math.min(...micros('shop')).toFixed(0),
    median(micros('database')).toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    (p99 / p50).toFixed(1),
    quantile(alone, 0.5).toFixed(2),
  ];
}

async function dropAnswers(child: ChildProcess): Promise<void> {
  await ask(child, 'drop-answers');
  await wait(DROPPED_MS);
}

/** Each connection sends its next call when the last answer has arrived. Milliseconds of each; an unexpected status throws. */
async function send(calls: readonly Call[], connections: readonly Connection[]): Promise<number[]> {
  const latencies: number[] = [];
  const left = calls.values();
  await Promise.all(
    connections.map(async (connection) => {
      for (const call of left) {
        const began = performance.now();
        const status = await connection.send(requestWriter(call)(0));
        latencies.push(performance.now() - began);
        if (status !== 200) throw new Error(`${status} for ${call.path}`);
      }
    }),
  );
  return latencies;
}
