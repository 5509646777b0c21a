import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { STORE } from '../../../../packages/core/src/shared/index.ts';
import { atReplicas } from '../asking.ts';
import { type Bar, expectations } from '../bar.ts';
import { countStock } from '../goods.ts';
import { admitMembers } from '../people.ts';
import { plantCoupon } from '../purses.ts';
import { expectOk, shopperOf } from '../shopper.ts';
import type { World } from '../world.ts';

const HOURS = [2, -2];
/** Coupons near the edges of their time, by the database's clock. */
const EDGES = [
  { name: 'ends in an hour', fromHours: -24, toHours: 1, isUsable: true },
  { name: 'began an hour ago', fromHours: -1, toHours: 24, isUsable: true },
  { name: 'ended an hour ago', fromHours: -24, toHours: -1, isUsable: false },
  { name: 'begins in an hour', fromHours: 1, toHours: 24, isUsable: false },
];

/** A replica whose own clock is two hours off sells by the database's clock, like any other. */
export const wrongClock: Bar = {
  id: 'i',
  title: 'a replica whose clock is two hours off',
  async prove(world) {
    const { violations, equal, holds } = expectations();
    const skuId = world.skuIds[9]!;
    await countStock(world.db, skuId, 1_000);
    let cases = 0;
    for (const hours of HOURS) {
      const replica = await world.start({ PROVE_CLOCK_HOURS: String(hours) });
      try {
        const off = atReplicas(world, [replica]);
        const [member] = await admitMembers(world.db, 1);
        const shopper = shopperOf(off, member!);
        for (const { name, isUsable, ...validity } of EDGES) {
          const couponIds = [await plantCoupon(world.db, member!.id, validity)];
          const placed = await shopper.quoteNow(skuId, { couponIds }).then(
            (body) => shopper.buyNow(body),
            () => null,
          );
          equal(`${hours} h, a coupon that ${name}`, placed?.status === 0, isUsable);
          cases += 1;
        }
        const orderId = await shopper.orders(skuId);
        const { age, wait } = await timesOf(world, orderId);
        holds(`${hours} h: an order seems ${age} s old`, Math.abs(age) < 60);
        equal(`${hours} h: minutes to pay`, wait, STORE.orders.payMinutes);
        expectOk(await shopper.play(await shopper.opens(orderId, 'WECHAT'), 'success'));
        equal(`${hours} h: paid`, (await timesOf(world, orderId)).isPaid, true);
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

const timesOf = async ({ db }: World, orderId: string) =>
  (
    await runSql<{ age: number; wait: number; isPaid: boolean }>(
      db,
      `select extract(epoch from shop_now() - created_at)::int as age, paid_at is not null as "isPaid",
         round(extract(epoch from pay_until - created_at) / 60)::int as wait from shop_order where id = $1`,
      [orderId],
    )
  )[0]!;
