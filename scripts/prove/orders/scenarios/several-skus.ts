import { seededRandom } from '../../../../apps/server/src/features/payment/testing/shuffle.ts';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { cartRoutes } from '../../../../packages/contract/src/cart/index.ts';
import { checkoutRoutes } from '../../../../packages/contract/src/checkout/index.ts';
import type { Fixture } from '../fixture.ts';
import { createMembers } from '../members.ts';
import { countOutcomes, runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { expectOk, type Shopper, shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const PER_CART = 5;
const AT_ONCE = 32;
const STOCK = 100_000;

/** Carts with five of twenty skus, added in random order, are ordered at the same time: no deadlock may reach a shopper. */
export const severalSkus: Scenario = {
  id: 'l',
  title: 'carts of five of twenty skus in random order',
  async run(fixture, { carts }) {
    const { violations, equal } = expectations();
    const { db, skuIds } = fixture;
    for (const skuId of skuIds) await setStock(db, skuId, STOCK);
    const before = await readStock(fixture);
    const shoppers = (await createMembers(db, carts)).map((member) => shopperOf(fixture, member));
    const random = seededRandom(carts);
    const choices = shoppers.map(() =>
      skuIds
        .map((skuId) => ({ skuId, at: random() }))
        .sort((a, b) => a.at - b.at)
        .slice(0, PER_CART)
        .map(({ skuId }) => skuId),
    );
    const deadlocks = await countDeadlocks(fixture);
    // A group at a time: its carts are quoted first and then ordered at the same moment.
    const outcomes: string[] = [];
    for (let first = 0; first < carts; first += AT_ONCE) {
      const group = shoppers.slice(first, first + AT_ONCE);
      const bodies = await runConcurrently(group, 8, (shopper, nth) =>
        fillCart(shopper, choices[first + nth]!),
      );
      const replies = await Promise.all(
        group.map((shopper, nth) => shopper.call(checkoutRoutes.commitOrderExtend, bodies[nth]!)),
      );
      outcomes.push(
        ...replies.map(({ status, http, errorCode }) => (status === 0 ? 'ordered' : `${http} ${errorCode}`)),
      );
    }
    equal('answers', countOutcomes(outcomes), { ordered: carts });
    const after = await readStock(fixture);
    equal('units taken', after.held - before.held, carts * PER_CART);
    equal('units in all', after.available + after.held, before.available + before.held);
    const met = (await countDeadlocks(fixture)) - deadlocks;
    return {
      violations,
      figures: [
        `${carts} checkouts of ${PER_CART} of ${skuIds.length} skus; ${met} deadlocks in the database`,
      ],
    };
  },
};

async function fillCart(shopper: Shopper, skuIds: readonly string[]): Promise<object> {
  for (const skuId of skuIds) expectOk(await shopper.call(cartRoutes.addToCart, { skuId, quantity: 1 }));
  const { addrId } = shopper;
  const quoted = expectOk(await shopper.call(checkoutRoutes.getShopcartStepTwo, { addrId }));
  const { quoteHash, consents } = quoted.results;
  return { quoteHash, addrId, paymentCode: 'ALIPAY', consents: consents.map(({ code }) => code) };
}

async function readStock({ db, skuIds }: Fixture): Promise<{ available: number; held: number }> {
  const select = `select sum(available)::int as available, sum(held)::int as held from stock where sku_id = any($1)`;
  const [stock] = await runSql<{ available: number; held: number }>(db, select, [skuIds]);
  return stock!;
}

async function countDeadlocks({ db }: Fixture): Promise<number> {
  const select = 'select deadlocks::int as count from pg_stat_database where datname = current_database()';
  const [found] = await runSql<{ count: number }>(db, select);
  return found!.count;
}
