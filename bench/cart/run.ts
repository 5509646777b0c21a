import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { clusterSeconds, postmasterOf } from '../measure/cluster-cpu.ts';
import { cpuSeconds } from '../measure/cpu-time.ts';
import { describeMachine } from '../report/describe-machine.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { listCalls, type MeasuredCall } from './calls.ts';
import { runLoad } from './drive.ts';
import type { Opened } from './shop-process.ts';

/**
 * `npm run bench:cart`: how fast carts are filled and shown on PostgreSQL. DATABASE_URL names an empty database on this
 * machine. Other work on the machine slows the answers, not the CPU time they take: *two cores* is what that allows.
 */
const CONNECTIONS = 16;
const SECONDS = process.argv.includes('--quick') ? 3 : 10;
const CORES = 2;

async function main() {
  if (!process.env['DATABASE_URL'])
    throw new Error('bench:cart needs DATABASE_URL, an empty PostgreSQL database');
  const shop = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [opened] = (await once(shop, 'message')) as [Opened];
    const rows: string[][] = [];
    for (const call of listCalls(opened)) rows.push(await measure(call, shop, opened));
    const head = [
      'call',
      'per second',
      'two cores',
      'target',
      'CPU µs shop',
      'database',
      'p50 ms',
      'p99 ms',
      'HTTP',
    ];
    console.log(`${describeMachine()}; ${CONNECTIONS} connections, ${SECONDS} s each, carts of five lines\n`);
    console.log(markdownTable([head, ...rows]));
  } finally {
    if (shop.connected) shop.disconnect();
  }
}

async function measure(
  { name, target, callOf }: MeasuredCall,
  shop: ChildProcess,
  { port, checkpointer }: Opened,
) {
  const postmaster = postmasterOf(checkpointer);
  const plan = { port, connections: CONNECTIONS, callOf };
  await runLoad({ ...plan, seconds: 1 });
  const before = { shop: cpuSeconds(shop.pid!), database: clusterSeconds(postmaster) };
  const { perSecond, answered, p50Ms, p99Ms, statuses } = await runLoad({ ...plan, seconds: SECONDS });
  const shopCpu = (cpuSeconds(shop.pid!) - before.shop) / answered;
  const databaseCpu = (clusterSeconds(postmaster) - before.database) / answered;
  const possible = CORES / (shopCpu + databaseCpu);
  const micros = (seconds: number) => (seconds * 1e6).toFixed(0);
  return [
    name,
    perSecond.toFixed(0),
    possible.toFixed(0),
    target === null ? '' : `≥ ${target} ${perSecond >= target ? '✓' : '✗'}`,
    micros(shopCpu),
    micros(databaseCpu),
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
    Object.entries(statuses)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', '),
  ];
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
