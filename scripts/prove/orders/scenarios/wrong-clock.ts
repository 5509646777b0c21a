import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { STORE } from '../../../../packages/core/src/shared/index.ts';
import { withReplicas } from '../client.ts';
import type { Fixture } from '../fixture.ts';
import { createMembers } from '../members.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { expectOk, shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';
import { createCoupon } from '../wallets.ts';

const HOURS = [2, -2];
/** Coupons near the start and end of their validity, by the database's clock. */
const EDGES = [
  { name: 'ends in an hour', fromHours: -24, toHours: 1, isUsable: true },
  { name: 'began an hour ago', fromHours: -1, toHours: 24, isUsable: true },
  { name: 'ended an hour ago', fromHours: -24, toHours: -1, isUsable: false },
  { name: 'begins in an hour', fromHours: 1, toHours: 24, isUsable: false },
];

/** A replica whose clock is two hours off must use the database's clock. */
export const wrongClock: Scenario = {
  id: 'i',
  title: 'a replica whose clock is two hours off',
  async run(fixture) {
    const { violations, equal, holds } = expectations();
    const skuId = fixture.skuIds[9]!;
    await setStock(fixture.db, skuId, 1_000);
    let cases = 0;
    for (const hours of HOURS) {
      const replica = await fixture.start({ PROVE_CLOCK_HOURS: String(hours) });
      try {
        const off = withReplicas(fixture, [replica]);
        const [member] = await createMembers(fixture.db, 1);
        const shopper = shopperOf(off, member!);
        for (const { name, isUsable, ...validity } of EDGES) {
          const couponIds = [await createCoupon(fixture.db, member!.id, validity)];
          const placed = await shopper.quoteNow(skuId, { couponIds }).then(
            (body) => shopper.buyNow(body),
            () => null,
          );
          equal(`${hours} h, a coupon that ${name}`, placed?.status === 0, isUsable);
          cases += 1;
        }
        const orderId = await shopper.placeOrder(skuId);
        const { age, wait } = await timesOf(fixture, orderId);
        holds(`${hours} h: an order seems ${age} s old`, Math.abs(age) < 60);
        equal(`${hours} h: minutes to pay`, wait, STORE.orders.payMinutes);
        expectOk(await shopper.simulatePayment(await shopper.openPayment(orderId, 'WECHAT'), 'success'));
        equal(`${hours} h: paid`, (await timesOf(fixture, orderId)).isPaid, true);
        cases += 3;
      } finally {
        await replica.stop();
      }
    }
    return {
      violations,
      figures: [`${cases} cases at +2 h and −2 h, ${violations.length} differ from the right clock`],
    };
  },
};

const timesOf = async ({ db }: Fixture, orderId: string) =>
  (
    await runSql<{ age: number; wait: number; isPaid: boolean }>(
      db,
      `select extract(epoch from shop_now() - created_at)::int as age, paid_at is not null as "isPaid",
         round(extract(epoch from pay_until - created_at) / 60)::int as wait from shop_order where id = $1`,
      [orderId],
    )
  )[0]!;
