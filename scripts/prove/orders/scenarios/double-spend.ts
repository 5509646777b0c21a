import { randomUUID } from 'node:crypto';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { paymentRoutes } from '../../../../packages/contract/src/payment/index.ts';
import { createMembers } from '../members.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { expectations, type Scenario } from '../scenario.ts';
import { shopperOf } from '../shopper.ts';
import { setStock } from '../skus.ts';
import { createCard, createCoupon } from '../wallets.ts';

const WANTING = 8;
/** The card can pay for three of the eight orders. */
const AFFORDABLE = 3;

/** One coupon, one card, and eight orders that use them at the same time. */
export const doubleSpend: Scenario = {
  id: 'c',
  title: 'coupon and stored-value card spent twice',
  async run(fixture, { copies }) {
    const { violations, equal } = expectations();
    const skuId = fixture.skuIds[2]!;
    await setStock(fixture.db, skuId, 1_000_000);
    const rounds = Math.max(2, Math.ceil(copies / 4));
    const members = await createMembers(fixture.db, rounds);
    let [lowered, paid] = [0, 0];

    await runConcurrently(members, 2, async (member) => {
      const shopper = shopperOf(fixture, member);
      const couponId = await createCoupon(fixture.db, member.id);
      const bodies = await runConcurrently(
        Array.from({ length: WANTING }, (_, n) => n + 1),
        4,
        (quantity) => shopper.quoteNow(skuId, { quantity, couponIds: [couponId] }),
      );
      const replies = await Promise.all(bodies.map((body) => shopper.buyNow(body)));
      const placed = replies.filter(({ status }) => status === 0);
      equal('orders of one coupon', placed.length, 1);
      lowered += placed.length;

      const orderIds: string[] = [];
      for (let n = 0; n < WANTING; n++) orderIds.push(await shopper.placeOrder(skuId));
      const [order] = await runSql<{ payable_fen: number }>(
        fixture.db,
        'select payable_fen from shop_order where id = $1',
        [orderIds[0]],
      );
      const price = order!.payable_fen;
      const cardId = await createCard(fixture.db, member.id, price * AFFORDABLE + 1_000);
      const paying = await Promise.all(
        orderIds.map((orderId) =>
          shopper.call(paymentRoutes.silkpay, { orderId, cardIds: [cardId] }, randomUUID()),
        ),
      );
      const through = paying.filter(({ status }) => status === 0).length;
      equal('paid by one card', through, AFFORDABLE);
      equal('failures of the shop', paying.filter(({ http }) => http >= 500).length, 0);
      const [card] = await runSql(fixture.db, 'select balance_fen, held_fen from stored_card where id = $1', [
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
