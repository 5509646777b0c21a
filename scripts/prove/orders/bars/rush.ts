import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { type Bar, expectations } from '../bar.ts';
import { countStock } from '../goods.ts';
import { inLanes, tally } from '../in-lanes.ts';
import { admitMembers } from '../people.ts';
import { shopperOf } from '../shopper.ts';

/** All buyers hold a valid quote and press the button in the same moment. */
export const rush: Bar = {
  id: 'a',
  title: 'a rush for the last pieces',
  async prove(world, { buyers, units }) {
    const { violations, equal } = expectations();
    const skuId = world.skuIds[0]!;
    await countStock(world.db, skuId, units);
    const shoppers = (await admitMembers(world.db, buyers)).map((member) => shopperOf(world, member));
    const bodies = await inLanes(shoppers, 32, (shopper) => shopper.quoteNow(skuId));
    const from = performance.now();
    const replies = await Promise.all(shoppers.map((shopper, index) => shopper.buyNow(bodies[index]!)));
    const took = (performance.now() - from) / 1000;
    const outcomes = tally(replies.map(({ status, errorCode }) => (status === 0 ? 'ordered' : errorCode)));
    equal('answers', outcomes, { CRT1003W: buyers - units, ordered: units });

    const [shelf] = await runSql(world.db, 'select available, held from stock where sku_id = $1', [skuId]);
    equal('the shelf', shelf, { available: 0, held: units });
    const [sold] = await runSql<{ pieces: number }>(
      world.db,
      `select coalesce(sum(quantity), 0)::int as pieces from order_line join shop_order o on o.id = order_id
       where sku_id = $1 and o.owner = any($2)`,
      [skuId, shoppers.map(({ owner }) => owner)],
    );
    const oversold = Math.max(0, sold!.pieces - units);
    equal('oversold', oversold, 0);
    return {
      violations,
      figures: [
        `${buyers} buyers, ${units} pieces: ${sold!.pieces} ordered, ${oversold} oversold, ${took.toFixed(1)} s`,
      ],
    };
  },
};
