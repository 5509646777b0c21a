import { memberOwner } from '../../../../apps/server/src/platform/context/index.ts';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { withReplicas } from '../client.ts';
import { createMembers } from '../members.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';

const UNUSED_PORT = 'redis://127.0.0.1:1';
const ORDERS = 5;

/** Redis only counts requests for rate limits: with an unreachable Redis the shop must sell as usual. */
export const redis: Scenario = {
  id: 'h',
  title: 'Redis gone',
  async run(fixture) {
    const { violations, equal } = expectations();
    const skuId = fixture.skuIds[8]!;
    await setStock(fixture.db, skuId, 1_000);
    // With limits on, the hundreds of orders that earlier scenarios placed from one device need a second step.
    await runSql(fixture.db, 'delete from commit_record');
    const replica = await fixture.start({ REDIS_URL: UNUSED_PORT, SHOP_LIMITS: 'on' });
    try {
      const members = await createMembers(fixture.db, ORDERS);
      for (const member of members) {
        const shopper = shopperOf(withReplicas(fixture, [replica]), member);
        await shopper.payOrder(await shopper.placeOrder(skuId));
      }
      const [paid] = await runSql<{ count: number }>(
        fixture.db,
        'select count(*)::int as count from shop_order where owner = any($1) and paid_at is not null',
        [members.map(({ id }) => memberOwner(id))],
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
