import { randomUUID } from 'node:crypto';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { paymentRoutes } from '../../../../packages/contract/src/payment/index.ts';
import { type Bar, expectations } from '../bar.ts';
import { countStock } from '../goods.ts';
import { inLanes } from '../in-lanes.ts';
import { admitMembers } from '../people.ts';
import { plantCard, plantCoupon } from '../purses.ts';
import { shopperOf } from '../shopper.ts';

const WANTING = 8;
/** A card that reaches for three of the eight orders. */
const AFFORDABLE = 3;

/** One coupon, one purse, and eight orders that want them in the same moment. */
export const doubleSpend: Bar = {
  id: 'c',
  title: 'coupon and stored-value card spent twice',
  async prove(world, { copies }) {
    const { violations, equal } = expectations();
    const skuId = world.skuIds[2]!;
    await countStock(world.db, skuId, 1_000_000);
    const rounds = Math.max(2, Math.ceil(copies / 4));
    const members = await admitMembers(world.db, rounds);
    let [lowered, paid] = [0, 0];

    await inLanes(members, 2, async (member) => {
      const shopper = shopperOf(world, member);
      const couponId = await plantCoupon(world.db, member.id);
      const bodies = await inLanes(
        Array.from({ length: WANTING }, (_, n) => n + 1),
        4,
        (quantity) => shopper.quoteNow(skuId, { quantity, couponIds: [couponId] }),
      );
      const replies = await Promise.all(bodies.map((body) => shopper.buyNow(body)));
      const placed = replies.filter(({ status }) => status === 0);
      equal('orders of one coupon', placed.length, 1);
      lowered += placed.length;

      const orderIds: string[] = [];
      for (let n = 0; n < WANTING; n++) orderIds.push(await shopper.orders(skuId));
      const [order] = await runSql<{ payable_fen: number }>(
        world.db,
        'select payable_fen from shop_order where id = $1',
        [orderIds[0]],
      );
      const price = order!.payable_fen;
      const cardId = await plantCard(world.db, member.id, price * AFFORDABLE + 1_000);
      const paying = await Promise.all(
        orderIds.map((orderId) =>
          shopper.ask(paymentRoutes.silkpay, { orderId, cardIds: [cardId] }, randomUUID()),
        ),
      );
      const through = paying.filter(({ status }) => status === 0).length;
      equal('paid by one card', through, AFFORDABLE);
      equal('failures of the shop', paying.filter(({ http }) => http >= 500).length, 0);
      const [card] = await runSql(world.db, 'select balance_fen, held_fen from stored_card where id = $1', [
        cardId,
      ]);
      equal('left on the card', card, { balance_fen: 1_000, held_fen: 0 });
      paid += through;
    });
    return {
      violations,
      figures: [
        `${rounds} coupons × ${WANTING} commits: ${lowered} orders; ${rounds} cards × ${WANTING} payments: ${paid} paid, ¥10.00 left on each`,
      ],
    };
  },
};
