import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { createMembers } from '../members.ts';
import { countOutcomes, runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

/** All buyers have a valid quote and place their order at the same time. */
export const rush: Scenario = {
  id: 'a',
  title: 'concurrent checkouts of the last units',
  async run(fixture, { buyers, units }) {
    const { violations, equal } = expectations();
    const skuId = fixture.skuIds[0]!;
    await setStock(fixture.db, skuId, units);
    const shoppers = (await createMembers(fixture.db, buyers)).map((member) => shopperOf(fixture, member));
    const bodies = await runConcurrently(shoppers, 32, (shopper) => shopper.quoteNow(skuId));
    const from = performance.now();
    const replies = await Promise.all(shoppers.map((shopper, index) => shopper.buyNow(bodies[index]!)));
    const took = (performance.now() - from) / 1000;
    const outcomes = countOutcomes(
      replies.map(({ status, errorCode }) => (status === 0 ? 'ordered' : errorCode)),
    );
    equal('answers', outcomes, { CRT1003W: buyers - units, ordered: units });

    const [stock] = await runSql(fixture.db, 'select available, held from stock where sku_id = $1', [skuId]);
    equal('the stock', stock, { available: 0, held: units });
    const [sold] = await runSql<{ units: number }>(
      fixture.db,
      `select coalesce(sum(quantity), 0)::int as units from order_line join shop_order o on o.id = order_id
       where sku_id = $1 and o.owner = any($2)`,
      [skuId, shoppers.map(({ owner }) => owner)],
    );
    const oversold = Math.max(0, sold!.units - units);
    equal('oversold', oversold, 0);
    return {
      violations,
      figures: [
        `${buyers} buyers, ${units} units: ${sold!.units} ordered, ${oversold} oversold, ${took.toFixed(1)} s`,
      ],
    };
  },
};
