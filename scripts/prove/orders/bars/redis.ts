import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { atReplicas } from '../asking.ts';
import { type Bar, expectations } from '../bar.ts';
import { countStock } from '../goods.ts';
import { admitMembers } from '../people.ts';
import { shopperOf } from '../shopper.ts';

const NOBODY_LISTENS = 'redis://127.0.0.1:1';
const ORDERS = 5;

/** Redis only counts requests for the limits: a shop that is told of one that is not there sells as ever. */
export const redis: Bar = {
  id: 'h',
  title: 'Redis gone',
  async prove(world) {
    const { violations, equal } = expectations();
    const skuId = world.skuIds[8]!;
    await countStock(world.db, skuId, 1_000);
    const replica = await world.start({ REDIS_URL: NOBODY_LISTENS, SHOP_LIMITS: 'on' });
    try {
      const members = await admitMembers(world.db, ORDERS);
      for (const member of members) {
        const shopper = shopperOf(atReplicas(world, [replica]), member);
        await shopper.pays(await shopper.orders(skuId));
      }
      const [paid] = await runSql<{ count: number }>(
        world.db,
        'select count(*)::int as count from shop_order where owner = any($1) and paid_at is not null',
        [members.map(({ id }) => `member:${id}`)],
      );
      equal('orders paid', paid!.count, ORDERS);
    } finally {
      await replica.stop();
    }
    return {
      violations,
      figures: [`${ORDERS} orders placed and paid with limits on and no Redis; no order rule reads it`],
    };
  },
};
