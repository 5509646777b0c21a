import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createEventBuffer } from '../../apps/server/src/features/analytics/index.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { ReportedEvent } from '../../packages/contract/src/analytics/reported-event.ts';
import { type BenchAdmin, onNewShop } from '../admin/on-new-shop.ts';
import { clusterSeconds, findCheckpointer, postmasterOf } from '../measure/cluster-cpu.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:events [-- --events 200000]`: events of the funnel from the parsed call to their rows: parsed, held in memory,
 * written in batches of 500, one after another as one process does.
 */
const { values } = parseArgs({ options: { events: { type: 'string', default: '200000' } } });
const EVENTS = Number(values.events);
/** Events of one call of a page. */
const CALL = 4;
/** So that the memory of waiting events is never full. */
const FLUSH_EVERY = 10_000;
const BYTES = 1_000_000_000_000;

async function measure({ db }: BenchAdmin): Promise<void> {
  const postmaster = postmasterOf((await findCheckpointer(db))!);
  const buffer = createEventBuffer({
    db,
    log: createLog('silent'),
    now: () => new Date(),
    budget: { dayBytes: BYTES, totalBytes: BYTES },
    flushMs: 600_000,
  });
  const [shopBefore, baseBefore] = [process.cpuUsage(), clusterSeconds(postmaster)];
  const began = performance.now();
  let taken = 0;
  for (let made = 0; made < EVENTS; made += CALL) {
    const events = Array.from({ length: CALL }, (_, nth) => ReportedEvent.parse(eventOf(made + nth)));
    taken += buffer.add(events as Parameters<typeof buffer.add>[0], `10.0.${made % 250}.1`).accepted;
    if (made % FLUSH_EVERY === 0) await buffer.flush();
  }
  await buffer.stop();
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(shopBefore);
  const each = (cpuSeconds: number) => ((cpuSeconds * 1_000_000) / EVENTS).toFixed(0);
  const [stored] = await runSql<{ count: number; size: number }>(
    db,
    `select count(*)::int as count, pg_total_relation_size('analytics_event')::float8 as size from analytics_event`,
  );
  console.log(describeMachine());
  console.log(
    `${taken} events in ${seconds.toFixed(1)} s: ${(EVENTS / seconds).toFixed(0)} events/s, CPU per event ` +
      `${each((user + system) / 1_000_000)} µs of the shop and ${each(clusterSeconds(postmaster) - baseBefore)} µs of PostgreSQL, ` +
      `${(stored!.size / EVENTS).toFixed(0)} bytes on disk`,
  );
  if (taken !== EVENTS || stored!.count !== EVENTS) process.exitCode = 1;
}

const NAMES = [
  ['page_view', 'page'],
  ['product_view', 'product'],
  ['product_view', 'product'],
  ['add_to_cart', 'addToCart'],
] as const;

const SOURCE = {
  ...{ utm_source: 'weibo', utm_medium: 'cpc', utm_campaign: 'double-eleven' },
  ...{ utm_content: 'video', utm_term: '' },
};

/** A visit looks at a page and two products, and adds one. */
function eventOf(number: number): unknown {
  const [name, code] = NAMES[number % NAMES.length]!;
  return {
    name,
    OP_code: code,
    eventID: randomUUID().replaceAll('-', ''),
    visitID: Math.floor(number / NAMES.length)
      .toString(16)
      .padStart(32, '0'),
    page: { kind: name === 'page_view' ? 'home' : 'product', type: 'home', layout: 'other' },
    source: { ...SOURCE, currentTime: Date.now() },
    at: Date.now(),
    ...(name !== 'page_view' && { commodity_sku: `1000${String(number % 2_000).padStart(4, '0')}01` }),
  };
}

await onNewShop('huarong_bench_events', measure);
