import assert from 'node:assert/strict';
import type { OfferSource } from '../model/order-report.ts';
import type { PricedOrder, Shares } from '../model/priced-order.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import { storedLinesOf, unitPriceSavingOf } from '../stored-lines.ts';
import { storedOffersOf } from '../stored-offers.ts';

const SOURCES = ['bundle', 'presale', 'promotion', 'coupon', 'points'] as const;
const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

export function assertNothingNegative(order: PricedOrder): void {
  const amounts = [
    ...Object.values(order.amounts),
    order.expectedPoints,
    order.points.used,
    ...order.lines.flatMap(({ units, paid, shares }) => [
      paid,
      ...Object.values(shares),
      ...units.flatMap((unit) => [unit.paid, unit.unitPrice, ...Object.values(unit.shares)]),
    ]),
  ];
  for (const amount of amounts) assert.ok(Number.isSafeInteger(amount) && amount >= 0, `${amount}`);
}

/** The invariant that the database also checks: total = prices × quantities − shares + freight + packaging. */
export function assertAddsUp(order: PricedOrder, input: PricingInput): void {
  for (const line of order.lines) {
    assert.equal(line.units.length, line.quantity);
    assert.equal(total(line.units.map(({ unitPrice }) => unitPrice)), line.amount);
    assert.equal(total(line.units.map(({ paid }) => paid)), line.paid);
    assert.equal(line.amount - total(Object.values(line.shares)), line.paid);
    for (const unit of line.units)
      assert.equal(unit.unitPrice - total(Object.values(unit.shares)), unit.paid);
    for (const source of SOURCES)
      assert.equal(total(line.units.map(({ shares }) => shares[source])), line.shares[source]);
  }
  const { goods: items, promotion, coupon, points, freight, packaging, payable } = order.amounts;
  const share = (source: keyof Shares) => total(order.lines.map(({ shares }) => shares[source]));
  assert.equal(total(order.lines.map(({ amount }) => amount)), items);
  assert.equal(share('bundle') + share('presale') + share('promotion'), promotion);
  assert.equal(share('coupon'), coupon);
  assert.equal(share('points'), points);
  assert.equal(items - promotion - coupon - points + freight + packaging, payable);
  assert.equal(total(order.lines.map(({ paid }) => paid)) + freight + packaging, payable);
  assert.equal(order.freight.fee - order.freight.saved, freight);
  assert.equal(total(order.arithmetic.slice(0, -1).map(({ amount }) => amount)), payable);
  const bought = order.lines.filter(({ kind }) => kind === 'goods');
  assert.equal(bought.map(nameAndCount).join(), input.lines.map(nameAndCount).join());
}

/** The stored offers explain every fen that the order costs less, line by line and altogether. */
export function assertOffersExplainDiscounts(order: PricedOrder, input: PricingInput): void {
  const offers = storedOffersOf(order, input.promotions);
  const savedBy = (...kinds: OfferSource[]) =>
    total(offers.filter(({ kind }) => kinds.includes(kind)).map(({ savedFen }) => savedFen));
  const { promotion, coupon, points } = order.amounts;
  assert.equal(savedBy('fullAmount', 'bundle', 'presale'), promotion);
  assert.equal(savedBy('coupon', 'code'), coupon);
  assert.equal(savedBy('points'), points);
  assert.equal(savedBy('freeFreight'), order.freight.saved);
  const stored = storedLinesOf(order).flatMap((line) => unitPriceSavingOf(line) ?? []);
  assert.equal(
    savedBy('flashSale', 'limitedTime', 'memberPrice', 'extraBuy'),
    total(stored.map(({ savedFen }) => savedFen)),
  );
  assert.equal(savedBy('gift'), total(order.gifts.map(({ value, quantity }) => value * quantity)));
  for (const { kind, savedFen, lines } of offers)
    if (kind !== 'freeFreight') assert.equal(total(lines.map((line) => line.savedFen)), savedFen, kind);
}

const nameAndCount = ({ lineId, quantity }: { lineId: string; quantity: number }) => `${lineId}×${quantity}`;
