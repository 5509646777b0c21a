import { parseArgs } from 'node:util';
import { deliverStockChanges } from '../../apps/server/src/features/integration/deliveries/stock-changes.ts';
import { transaction } from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { webhooksRoutes } from '../../packages/contract/src/admin/integration/index.ts';
import { createProducts } from '../admin/create-products.ts';
import { type BenchAdmin, callStaff, onNewShop } from '../admin/on-new-shop.ts';
import { clusterSeconds, findCheckpointer, postmasterOf } from '../measure/cluster-cpu.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:webhooks [-- --skus 100000]`: what the comparison of stock costs that runs every three seconds while a webhook
 * wants to know, by how many skus have changed since the last one.
 */
const { values } = parseArgs({ options: { skus: { type: 'string', default: '100000' } } });
const SKUS = Number(values.skus);
const RUNS = 9;
/** Skus that a run compares without an entry of the ledger. */
const ROUND = 500;
const WATCH_SECONDS = 3;

async function measure(shop: BenchAdmin): Promise<void> {
  const { db } = shop;
  const [demo] = await runSql<{ share: number }>(
    db,
    'select (select count(*) from sku)::float8 / (select count(*) from product) as share',
  );
  await createProducts(db, Math.ceil(SKUS / demo!.share));
  const [{ skus } = { skus: 0 }] = await runSql<{ skus: number }>(
    db,
    'select count(*)::int as skus from stock',
  );
  // No worker runs, so nothing is sent: only the comparison is measured.
  const owner = await shop.signIn('OWNER');
  await callStaff(owner, webhooksRoutes.create, {
    name: '压测',
    url: 'http://127.0.0.1:8099/',
    topics: ['stock.changed'],
  });
  const postmaster = postmasterOf((await findCheckpointer(db))!);

  const timed = async (changed: number) => {
    if (changed > 0) await changeStock(shop, changed);
    const [shopBefore, baseBefore] = [process.cpuUsage(), clusterSeconds(postmaster)];
    const began = performance.now();
    await deliverStockChanges(db);
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(shopBefore);
    return { ms, shopMs: (user + system) / 1_000, baseMs: (clusterSeconds(postmaster) - baseBefore) * 1_000 };
  };
  console.log(describeMachine());
  const first = await timed(0);
  console.log(`${skus} skus, stored for the first comparison in ${first.ms.toFixed(0)} ms`);
  for (const [changed, runs] of [
    [0, RUNS],
    [100, RUNS],
    [10_000, 3],
  ] as const) {
    const found: Awaited<ReturnType<typeof timed>>[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await timed(changed));
    const median = (of: (each: (typeof found)[number]) => number) =>
      found
        .map(of)
        .toSorted((one, other) => one - other)
        [Math.floor(runs / 2)]!.toFixed(0);
    console.log(
      `${changed} changed since the last: ${median(({ ms }) => ms)} ms, CPU ${median(({ shopMs }) => shopMs)} ms of the shop and ` +
        `${median(({ baseMs }) => baseMs)} ms of PostgreSQL`,
    );
  }
  const minutes = (Math.ceil(skus / ROUND) * WATCH_SECONDS) / 60;
  console.log(`every sku is compared once in ${minutes.toFixed(0)} minutes, whatever the ledger names`);
}

/** Another sale of so many skus, as committed transactions leave it. */
const changeStock = ({ db }: BenchAdmin, count: number) =>
  transaction(db, async (tx) => {
    await runSql(tx, 'set local session_replication_role = replica');
    await runSql(
      tx,
      `with chosen as (select sku_id from stock order by md5(sku_id || random()) limit $1),
         changed as (update stock set available = available + 1 from chosen where stock.sku_id = chosen.sku_id
           returning stock.sku_id)
       insert into stock_ledger (sku_id, delta, reason, reference) select sku_id, 1, 'return', 'bench' from changed`,
      [count],
    );
  });

await onNewShop('huarong_bench_webhooks', measure);
