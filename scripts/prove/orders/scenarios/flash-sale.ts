import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { clusterSeconds, findCheckpointer, postmasterOf } from '../../../../bench/measure/cluster-cpu.ts';
import { cpuSeconds } from '../../../../bench/measure/cpu-time.ts';
import { quantile } from '../../../../bench/measure/statistics.ts';
import { startWorker } from '../../../../bench/processes/start-worker.ts';
import { checkoutRoutes } from '../../../../packages/contract/src/checkout/index.ts';
import { toHttpRequest } from '../../../../packages/contract/src/kit/index.ts';
import { getFirst } from '../../../../packages/core/src/shared/index.ts';
import type { Fixture } from '../fixture.ts';
import type { Press, PressAnswer } from '../flash-sale/press.ts';
import { startReading } from '../flash-sale/read-carts.ts';
import { createMembers } from '../members.ts';
import { countOutcomes, runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { expectOk, shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const REPLICAS = 3;
const READERS = 20;
const IDLE_MS = 3_000;
/** Rounds before the one that counts, because a process that has just started is still compiling its code. */
const WARM_UPS = 2;

/** Every buyer presses once, and nobody repeats; others read their carts before and meanwhile. */
export const flashSale: Scenario = {
  id: 'k',
  title: 'a flash sale on three replicas, pressed once',
  async run(fixture, { buyers: most, units }) {
    const { violations, equal, holds } = expectations();
    const buyers = Math.min(most, 600);
    while (fixture.replicas.length < REPLICAS) fixture.replicas.push(await fixture.start());
    const portOf = (nth: number) => fixture.replicas[nth % REPLICAS]!.port;
    const ended = new AbortController();
    await using presses = await startWorker<{ presses: Press[] }, { answers: PressAnswer[] }>(
      '../scripts/prove/orders/flash-sale/press-process.ts',
      ended.signal,
    );
    const postmaster = postmasterOf((await findCheckpointer(fixture.db))!);
    const cpu = () => ({
      replicas: fixture.replicas.reduce((all, { pid }) => all + cpuSeconds(pid), 0),
      database: clusterSeconds(postmaster),
      buyers: cpuSeconds(presses.pid),
      readers: cpuSeconds(process.pid),
    });
    const press = async (ready: readonly Press[]) => {
      const before = cpu();
      const { answers } = await presses.call({ presses: [...ready] });
      const after = cpu();
      const used = Object.entries(after).map(
        ([who, seconds]) => `${who} ${(seconds - before[who as keyof typeof before]).toFixed(2)}`,
      );
      return { answers, used };
    };
    for (let round = 0; round < WARM_UPS; round++)
      await press(await readyToBuy(fixture, { skuId: fixture.skuIds[2]!, buyers, units, portOf }));

    const skuId = fixture.skuIds[1]!;
    const ready = await readyToBuy(fixture, { skuId, buyers, units, portOf });
    const before = await stockOf(fixture, skuId);
    const readers = startReading(await createMembers(fixture.db, READERS), portOf);
    await wait(IDLE_MS);
    const idle = readers.takeTimes();
    const { answers, used } = await press(ready);
    const during = readers.takeTimes();
    const failures = await readers.stop();

    const outcomes = answers.map((answer) => ({ ...readOutcome(answer), ms: answer.ms }));
    equal('answers', countOutcomes(outcomes.map(({ outcome }) => outcome)), {
      CRT1003W: buyers - units,
      ordered: units,
    });
    equal('failures of others', failures, 0);
    equal('the stock', await stockOf(fixture, skuId), { available: 0, held: before.held + units });
    const losers = outcomes.filter(({ outcome }) => outcome !== 'ordered');
    holds(
      'a refusal names the sku and says that it is sold out',
      losers.every(({ soldOut, text }) => soldOut === skuId && text.includes('已抢光')),
    );
    const cartsOf = (wasOrdered: boolean) =>
      ready.flatMap(({ owner }, nth) =>
        owner && (outcomes[nth]!.outcome === 'ordered') === wasOrdered ? [owner] : [],
      );
    equal('carts of winners with the sku', await countCarts(fixture, skuId, cartsOf(true)), 0);
    const lostCarts = cartsOf(false);
    equal('carts of losers with the sku', await countCarts(fixture, skuId, lostCarts), lostCarts.length);
    const broken = answers.filter(({ http }) => http === 0 || http >= 500).length;
    const winners = outcomes.filter(({ outcome }) => outcome === 'ordered');
    return {
      violations,
      figures: [
        `${winners.length} sold, ${broken} answered 5xx or not at all`,
        describe(
          'winners',
          winners.map(({ ms }) => ms),
        ),
        describe(
          'losers',
          losers.map(({ ms }) => ms),
        ),
        `reads of carts, ms: p99 ${quantile(idle, 0.99).toFixed(0)} idle (${idle.length}), ${quantile(during, 0.99).toFixed(0)} meanwhile (${during.length})`,
        `CPU seconds: ${used.join(', ')}`,
      ],
    };
  },
};

const stockOf = async ({ db }: Fixture, skuId: string) =>
  getFirst(
    await runSql<{ available: number; held: number }>(
      db,
      'select available, held from stock where sku_id = $1',
      [skuId],
    ),
  );

/** New members with a valid quote each for one unit of the sku, of which there are so many; every second one has it in the cart. */
async function readyToBuy(
  fixture: Fixture,
  {
    skuId,
    buyers,
    units,
    portOf,
  }: { skuId: string; buyers: number; units: number; portOf: (nth: number) => number },
): Promise<Press[]> {
  await setStock(fixture.db, skuId, units);
  const shoppers = (await createMembers(fixture.db, buyers)).map((member) => shopperOf(fixture, member));
  return runConcurrently(shoppers, 32, async (shopper, nth) => {
    const isCart = nth % 2 === 0;
    if (isCart) expectOk(await shopper.put(skuId));
    const quoted = isCart ? await shopper.quoteCart() : await shopper.quoteNow(skuId);
    const route = isCart ? checkoutRoutes.commitOrderExtend : checkoutRoutes.commitOrderForImmediatelyBuy;
    const { method, url, body } = toHttpRequest(route, { ...quoted });
    return {
      owner: isCart ? shopper.owner : null,
      port: portOf(nth),
      method,
      path: url,
      body: JSON.stringify(body),
      headers: { ...shopper.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    };
  });
}

/** How many of these carts have the sku checked. */
async function countCarts({ db }: Fixture, skuId: string, owners: readonly string[]): Promise<number> {
  const select = `select count(*)::int as count from cart_line where sku_id = $1 and is_checked and owner = any($2)`;
  return getFirst(await runSql<{ count: number }>(db, select, [skuId, owners])).count;
}

function readOutcome({ http, body }: PressAnswer): { outcome: string; soldOut?: string; text: string } {
  if (http !== 200) return { outcome: `HTTP ${http}`, text: body };
  const { status, errorCode, errorMessage, results } = JSON.parse(body);
  return { outcome: status === 0 ? 'ordered' : errorCode, soldOut: results?.skuId, text: errorMessage ?? '' };
}

const describe = (who: string, times: number[]) =>
  `${times.length} ${who}, ms: p50 ${quantile(times, 0.5).toFixed(0)}, p99 ${quantile(times, 0.99).toFixed(0)}, last ${Math.max(...times).toFixed(0)}`;
