import { createMembers } from '../members.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';
import { AFFORDABLE, type Spending, spendCard, spendCoupon, spendPoints } from '../spend.ts';

/** Many orders of one member want the same coupon, card or points at the same time. */
export const doubleSpend: Scenario = {
  id: 'c',
  title: 'coupon, stored-value card and points spent twice',
  async run(fixture, { wallets, couponOrders, cardOrders }) {
    const { violations, equal } = expectations();
    const skuId = fixture.skuIds[2]!;
    await setStock(fixture.db, skuId, 1_000_000);
    const figures: string[] = [];
    /** Members of its own for each kind, so that orders of one do not change the quotes of the next. */
    const spendAll = async (what: string, orders: number, affordable: number, spend: Spending) => {
      const members = await createMembers(fixture.db, wallets);
      let through = 0;
      await runConcurrently(members, 2, async (member) => {
        const shopper = shopperOf(fixture, member);
        const { replies, left } = await spend({ fixture, shopper, skuId, orders });
        const successes = replies.filter(({ status }) => status === 0).length;
        equal(`orders with one ${what}`, successes, affordable);
        equal('failures of the shop', replies.filter(({ http }) => http >= 500).length, 0);
        equal(`left of one ${what}`, left.found, left.expected);
        through += successes;
      });
      figures.push(`${wallets} × one ${what} for ${orders} orders at once: ${through} went through`);
    };
    await spendAll('coupon', couponOrders, 1, spendCoupon);
    await spendAll('card', cardOrders, AFFORDABLE, spendCard);
    await spendAll('account of points', cardOrders, AFFORDABLE, spendPoints);
    return { violations, figures };
  },
};
