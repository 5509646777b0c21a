import { randomUUID } from 'node:crypto';
import { earnPoints } from '../../../apps/server/src/features/points/index.ts';
import { transaction } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { paymentRoutes } from '../../../packages/contract/src/payment/index.ts';
import type { Fixture } from './fixture.ts';
import { runConcurrently } from './run-concurrently.ts';
import type { Reply } from './send.ts';
import type { Shopper } from './shopper.ts';
import { createCard, createCoupon } from './wallets.ts';

/** How many of the orders a card or an account of points can pay for. */
export const AFFORDABLE = 3;
const REST_FEN = 1_000;
const POINTS = 500;
const REST_POINTS = 7;

/** Spends one thing in many orders at once. */
export type Spending = (request: {
  fixture: Fixture;
  shopper: Shopper;
  skuId: string;
  orders: number;
}) => Promise<{ replies: Reply[]; left: { found: unknown; expected: unknown } }>;

export const spendCoupon: Spending = async ({ fixture, shopper, skuId, orders }) => {
  const couponId = await createCoupon(fixture.db, shopper.memberId);
  const quantities = Array.from({ length: orders }, (_, n) => n + 1);
  const bodies = await runConcurrently(quantities, 4, (quantity) =>
    shopper.quoteNow(skuId, { quantity, couponIds: [couponId] }),
  );
  const replies = await Promise.all(bodies.map((body) => shopper.buyNow(body)));
  const [coupon] = await runSql(fixture.db, 'select state from coupon where id = $1', [couponId]);
  return { replies, left: { found: coupon, expected: { state: 'held' } } };
};

export const spendCard: Spending = async ({ fixture, shopper, skuId, orders }) => {
  const body = await shopper.quoteNow(skuId);
  const placed = await runConcurrently(Array.from({ length: orders }), 4, () => shopper.buyNow(body));
  const orderIds = placed.map(({ results }) => results.orderId);
  const [order] = await runSql<{ payable_fen: number }>(
    fixture.db,
    'select payable_fen from shop_order where id = $1',
    [orderIds[0]],
  );
  const cardId = await createCard(fixture.db, shopper.memberId, order!.payable_fen * AFFORDABLE + REST_FEN);
  const replies = await Promise.all(
    orderIds.map((orderId) =>
      shopper.call(paymentRoutes.silkpay, { orderId, cardIds: [cardId] }, randomUUID()),
    ),
  );
  const select = 'select balance_fen, held_fen from stored_card where id = $1';
  const [card] = await runSql(fixture.db, select, [cardId]);
  return { replies, left: { found: card, expected: { balance_fen: REST_FEN, held_fen: 0 } } };
};

export const spendPoints: Spending = async ({ fixture, shopper, skuId, orders }) => {
  const { memberId } = shopper;
  const granted = POINTS * AFFORDABLE + REST_POINTS;
  const earning = { memberId, points: granted, reference: 'proof', text: '赠送', kind: 'reward' } as const;
  await transaction(fixture.db, (tx) => earnPoints(tx, earning));
  const body = await shopper.quoteNow(skuId, { points: POINTS });
  const replies = await Promise.all(Array.from({ length: orders }, () => shopper.buyNow(body)));
  const select = 'select pay_points, held_points from points_account where member_id = $1';
  const [account] = await runSql(fixture.db, select, [memberId]);
  const expected = { pay_points: granted, held_points: POINTS * AFFORDABLE };
  return { replies, left: { found: account, expected } };
};
