import assert from 'node:assert/strict';
import type { CardType } from '../model/card.ts';
import type { PricedOrder } from '../model/priced-order.ts';
import { refundOf } from '../refund/refund-of.ts';

/** Returns some units, then the rest, with and without the gifts, and compares with what was paid. */
export function assertRefundsAddUp(order: PricedOrder, seed: number, card: CardType | null): void {
  const counts = order.lines.map(
    ({ lineId, quantity }, index) => [lineId, (seed >> index) % (quantity + 1)] as const,
  );
  const first = Object.fromEntries(counts);
  const rest = Object.fromEntries(
    order.lines.map(({ lineId, quantity }) => [lineId, quantity - first[lineId]!]),
  );
  const gifts = Object.fromEntries(order.gifts.map(({ giftId, quantity }) => [giftId, quantity]));
  const paid = order.amounts.payable;

  const giftsRetained = refundOf(order, { units: first, card, withFreight: true });
  assert.ok(giftsRetained.amount >= 0 && giftsRetained.amount <= paid);

  const part = refundOf(order, { units: first, gifts, card, withFreight: true });
  assert.equal(giftsRetained.amount + giftsRetained.giftsWithheld, part.amount);
  const giftsBefore = Object.fromEntries(part.giftsDue.map(({ giftId, quantity }) => [giftId, quantity]));
  const other = refundOf(order, { units: rest, before: first, gifts, giftsBefore, card, withFreight: true });
  const parts = [part, other].filter(({ goods: items, isWholeOrder }) => items > 0 || isWholeOrder);
  const of = (read: (refund: typeof part) => number) => parts.reduce((all, refund) => all + read(refund), 0);
  assert.equal(
    of(({ amount }) => amount),
    paid,
  );
  assert.equal(
    of(({ pointsBack }) => pointsBack),
    order.points.used,
  );
  assert.equal(
    of(({ pointsTaken }) => pointsTaken),
    order.expectedPoints,
  );
}
