import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { quantile } from '../../../../bench/measure/statistics.ts';
import { cartRoutes } from '../../../../packages/contract/src/cart/index.ts';
import { checkoutRoutes } from '../../../../packages/contract/src/checkout/index.ts';
import { getFirst } from '../../../../packages/core/src/shared/index.ts';
import { createMembers, type Member } from '../members.ts';
import { countOutcomes, runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { type Reply, send } from '../send.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const REPLICAS = 3;
const OTHERS = 20;
const IDLE_MS = 3_000;

/** Every buyer presses once, and nobody repeats; others look into their carts before and meanwhile. */
export const flashSale: Scenario = {
  id: 'k',
  title: 'a flash sale on three replicas, pressed once',
  async run(fixture, { buyers: most, units }) {
    const { violations, equal } = expectations();
    const buyers = Math.min(most, 600);
    const skuId = fixture.skuIds[1]!;
    await setStock(fixture.db, skuId, units);
    const stockOf = async () => {
      const select = 'select available, held from stock where sku_id = $1';
      return getFirst(await runSql<{ available: number; held: number }>(fixture.db, select, [skuId]));
    };
    const before = await stockOf();
    while (fixture.replicas.length < REPLICAS) fixture.replicas.push(await fixture.start());
    const portOf = (nth: number) => fixture.replicas[nth % REPLICAS]!.port;
    const shoppers = (await createMembers(fixture.db, buyers)).map((member) => shopperOf(fixture, member));
    const bodies = await runConcurrently(shoppers, 32, (shopper) => shopper.quoteNow(skuId));

    const others = startLooking(await createMembers(fixture.db, OTHERS), portOf);
    await wait(IDLE_MS);
    const idle = others.takeTimes();
    const replies = await Promise.all(
      shoppers.map(async ({ headers }, nth) => {
        const from = performance.now();
        const sending = { headers, idempotencyKey: randomUUID() };
        const route = checkoutRoutes.commitOrderForImmediatelyBuy;
        const reply = await send(portOf(nth), route, bodies[nth]!, sending);
        return { outcome: outcomeOf(reply), ms: performance.now() - from };
      }),
    );
    const during = others.takeTimes();
    const failures = await others.stop();

    equal('answers', countOutcomes(replies.map(({ outcome }) => outcome)), {
      CRT1003W: buyers - units,
      ordered: units,
    });
    equal('failures of others', failures, 0);
    equal('the stock', await stockOf(), { available: 0, held: before.held + units });
    const losers = replies.flatMap(({ outcome, ms }) => (outcome === 'ordered' ? [] : [ms]));
    return { violations, figures: [describeWaits('losers', losers), describeOthers(idle, during)] };
  },
};

const outcomeOf = ({ status, http, errorCode }: Reply) =>
  status === 0 ? 'ordered' : http === 200 ? errorCode : `HTTP ${http}`;

/** Members who open their cart ten times a second, each at the next replica. */
function startLooking(members: readonly Member[], portOf: (nth: number) => number) {
  let isOver = false;
  let failures = 0;
  let times: number[] = [];
  const looking = members.map(async ({ token }, member) => {
    for (let nth = member; !isOver; nth++) {
      const from = performance.now();
      const reply = await send(portOf(nth), cartRoutes.miniShopcartInfo, {}, { headers: { token } });
      times.push(performance.now() - from);
      if (reply.status !== 0) failures += 1;
      await wait(100);
    }
  });
  return {
    takeTimes() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop(): Promise<number> {
      isOver = true;
      await Promise.all(looking);
      return failures;
    },
  };
}

const ms = (times: number[], share: number) => `${quantile(times, share).toFixed(0)} ms`;
const describeWaits = (who: string, times: number[]) =>
  `${times.length} ${who} answered: half within ${ms(times, 0.5)}, 99 of 100 within ${ms(times, 0.99)}`;
const describeOthers = (idle: number[], during: number[]) =>
  `carts of others: p99 ${ms(idle, 0.99)} before, ${ms(during, 0.99)} meanwhile (${during.length} looks)`;
