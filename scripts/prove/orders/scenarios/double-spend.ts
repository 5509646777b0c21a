import { createMembers } from '../members.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario, type Size } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';
import { AFFORDABLE, type Spending, spendCard, spendCoupon, spendPoints } from '../spend.ts';

interface DoubleSpend {
  id: string;
  what: string;
  ordersOf: (size: Size) => number;
  /** How many of the orders may go through. */
  affordable: number;
  spend: Spending;
}

/** Many orders of one member want the same thing at the same time. */
const doubleSpend = ({ id, what, ordersOf, affordable, spend }: DoubleSpend): Scenario => ({
  id,
  title: `one ${what} spent by many orders at once`,
  async run(fixture, size) {
    const { violations, equal } = expectations();
    const { wallets } = size;
    const orders = ordersOf(size);
    const skuId = fixture.skuIds[2]!;
    await setStock(fixture.db, skuId, 1_000_000);
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
    return {
      violations,
      figures: [`${wallets} × one ${what} for ${orders} orders: ${through} went through`],
    };
  },
});

export const couponTwice = doubleSpend({
  ...{ id: 'c', what: 'coupon', affordable: 1, spend: spendCoupon },
  ordersOf: ({ couponOrders }) => couponOrders,
});
export const cardTwice = doubleSpend({
  ...{ id: 'm', what: 'stored-value card', affordable: AFFORDABLE, spend: spendCard },
  ordersOf: ({ cardOrders }) => cardOrders,
});
export const pointsTwice = doubleSpend({
  ...{ id: 'n', what: 'account of points', affordable: AFFORDABLE, spend: spendPoints },
  ordersOf: ({ cardOrders }) => cardOrders,
});
