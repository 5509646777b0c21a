import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seal } from '../../apps/server/src/platform/secrets/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import type { Fixture } from './orders/fixture.ts';
import { createMembers, PROOF_OWNERS } from './orders/members.ts';
import { openFixture } from './orders/open-fixture.ts';
import { shopperOf } from './orders/shopper.ts';
import { setStock } from './orders/skus.ts';
import { type Behaviour, openReceiver } from './webhooks/receiver.ts';

/**
 * `npm run prove:webhooks [-- --kills 6]`: members buy and pay while the receiver refuses, hangs, breaks
 * connections and answers late, and the processes are killed with -9, also between what it accepted and its answer. In
 * the end every paid order has arrived at least once, what arrived again is the same as before, nothing else has
 * arrived, and the last stock that arrived is the stock.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '6' } },
});
const KILLS = Number(values.kills);
const SHOP_SECRET = 'p'.repeat(64);
const SECRET = 'whsec_proof';
const TIMEOUT_MS = 240_000;
const BUYERS = 4;
const BEHAVIOURS: readonly Behaviour[] = ['refuse', 'late', 'hang', 'break', 'late', 'accept'];

const receiver = await openReceiver(SECRET);
const fixture = await openFixture({ SHOP_SECRET });
const problems: string[] = [];
try {
  await runSql(
    fixture.db,
    `insert into webhook (name, url, topics, secret_sealed, created_by)
     select 'proof', '${receiver.url}', array['order.paid', 'stock.changed'],
       '${seal(SECRET, SHOP_SECRET, 'webhook secrets')}', min(id) from staff`,
  );
  await runSql(
    fixture.db,
    `update job set run_at = shop_now() where kind = 'webhook-watch' and state = 'waiting'`,
  );
  const begin = performance.now();
  const paid = await payUnder(fixture, disturb(fixture));
  receiver.behaviour = 'accept';
  await untilNothingWaits(fixture);
  const arrived = [...receiver.arrived.values()];
  const orders = arrived.filter(({ topic }) => topic === 'order.paid');
  const arrivedIds = new Set(orders.map(({ data }) => data['orderId']));
  if (paid.length === 0) problems.push('nothing was paid');
  problems.push(...paid.filter((id) => !arrivedIds.has(id)).map((id) => `${id} was paid and did not arrive`));
  // Payments that a kill interrupted are found out later: they may have arrived as well.
  const paidByNow = new Set<unknown>(await listPaid(fixture));
  problems.push(...[...arrivedIds].filter((id) => !paidByNow.has(id)).map((id) => `${id} arrived unpaid`));
  const others = arrived.filter(({ topic }) => topic !== 'order.paid' && topic !== 'stock.changed');
  if (others.length > 0) problems.push(`${others.length} events of other topics`);
  if (receiver.wrongSignatures > 0) problems.push(`${receiver.wrongSignatures} wrong signatures`);
  problems.push(...(await wrongStock(fixture)));
  const doubles = arrived.filter(({ count }) => count > 1).length;
  if (receiver.changedDoubles > 0)
    problems.push(`${receiver.changedDoubles} arrived again with another body`);
  if (doubles === 0 && KILLS > 1) problems.push('nothing arrived twice: no kill met a request');
  console.log(
    `${paid.length} orders paid, ${KILLS} kills, ${receiver.requests} requests, ${receiver.arrived.size} events arrived, ` +
      `${doubles} of them more than once, ${Math.round((performance.now() - begin) / 1000)} s`,
  );
} finally {
  receiver.close();
  await fixture.close();
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Every event arrived.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Members buy and pay until the disruption is over. Returns the orders that are paid, by what is committed. */
async function payUnder(fixture: Fixture, disruption: Promise<void>): Promise<string[]> {
  const { db, skuIds } = fixture;
  for (const skuId of skuIds) await setStock(db, skuId, 10_000);
  const members = await createMembers(db, BUYERS);
  let isOver = false;
  const buying = members.map(async (member, nth) => {
    const shopper = shopperOf(fixture, member);
    // What a kill interrupts counts as far as it was committed.
    for (let count = 0; !isOver; count++)
      await shopper
        .placeOrder(skuIds[(nth * 5 + count) % skuIds.length]!)
        .then((orderId) => shopper.payOrder(orderId))
        .catch(() => wait(100));
  });
  await disruption;
  isOver = true;
  await Promise.all(buying);
  return listPaid(fixture);
}

async function listPaid({ db }: Fixture): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    db,
    'select id from shop_order where paid_at is not null and owner like $1',
    [PROOF_OWNERS],
  );
  return rows.map(({ id }) => id);
}

/** The receiver behaves in one way after another, and processes die while they send. */
async function disturb({ replicas, start }: Fixture): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    receiver.behaviour = BEHAVIOURS[kill % BEHAVIOURS.length]!;
    await wait(4_000);
    if (receiver.behaviour === 'late') {
      // What it has accepted and not answered has to come again, whichever process sent it.
      await untilAccepted();
      await Promise.all(replicas.map((replica) => replica.kill()));
      for (const nth of replicas.keys()) replicas[nth] = await start();
      continue;
    }
    const nth = kill % replicas.length;
    await replicas[nth]!.kill();
    replicas[nth] = await start();
  }
}

async function untilAccepted(): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (receiver.unanswered === 0) {
    if (performance.now() > end) return void problems.push('no request came');
    await wait(50);
  }
}

async function untilNothingWaits({ db }: Fixture): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const [left] = await runSql<{ count: number }>(
      db,
      `select ((select count(*) from webhook_delivery where state = 'waiting') + (select count(*) from outbox_event
        where topic = 'order-paid' and state = 'waiting') + (select count(*) from stock left join webhook_stock known
        on known.sku_id = stock.sku_id where known.available is distinct from stock.available))::int as count`,
    );
    if (left?.count === 0) return;
    if (performance.now() > end) return void problems.push(`${left?.count} still wait`);
    await wait(1_000);
  }
}

/** The newest state of each sku that arrived is the state of the shop. */
async function wrongStock({ db }: Fixture): Promise<string[]> {
  const newest = new Map<unknown, { sequence: number; available: unknown }>();
  for (const { topic, data, sequence } of receiver.arrived.values())
    if (topic === 'stock.changed' && sequence > (newest.get(data['skuId'])?.sequence ?? 0))
      newest.set(data['skuId'], { sequence, available: data['available'] });
  const rows = await runSql<{ sku_id: string; available: number }>(
    db,
    `select sku_id, available from stock where sku_id in (select sku_id from webhook_stock where version > 1)`,
  );
  return rows
    .filter(({ sku_id, available }) => newest.get(sku_id)?.available !== available)
    .map(
      ({ sku_id, available }) =>
        `${sku_id} has ${available}, the receiver knows ${newest.get(sku_id)?.available}`,
    );
}
