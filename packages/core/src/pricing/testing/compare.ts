import assert from 'node:assert/strict';
import type { PricedOrder, PricedUnit } from '../model/priced-order.ts';
import type { LineInput, PricingInput } from '../model/pricing-input.ts';

export const rotate = <Thing>(things: readonly Thing[] | undefined, by: number): Thing[] => {
  const list = [...(things ?? [])];
  const at = list.length === 0 ? 0 : by % list.length;
  const rotated = [...list.slice(at), ...list.slice(0, at)];
  return by % 2 === 0 ? rotated : rotated.reverse();
};

/** All stored amounts of an order as one text, independent of the order of its lines. */
export const storedAmounts = ({ amounts, lines, gifts, points }: PricedOrder): string => {
  const ofLines = lines.map(
    ({ lineId, promotionId, units }) => `${lineId} ${promotionId} ${units.map(unitAmounts).join(' ')}`,
  );
  const ofGifts = gifts.map(({ giftId, quantity }) => `${giftId} ${quantity}`);
  return [...Object.values(amounts), points.used, ...ofLines.sort(), ...ofGifts].join('\n');
};

const unitAmounts = ({ unitPrice, shares, paid }: PricedUnit): string =>
  `${unitPrice}-${shares.bundle}-${shares.presale}-${shares.promotion}-${shares.coupon}-${shares.points}=${paid}`;

export const addLine = (input: PricingInput, line: LineInput): PricingInput => ({
  ...input,
  lines: [...input.lines, line],
});

/** A newly reached extra-buy adds an item to the order, so comparisons leave extra-buys out. */
export const withoutExtraBuys = (input: PricingInput): PricingInput => ({
  ...input,
  choices: { ...input.choices, extraBuys: [] },
});

export function assertCostsAtMost(line: LineInput, before: PricedOrder, after: PricedOrder): void {
  const price = line.listUnitPrice * line.quantity;
  const more = after.amounts.payable - before.amounts.payable;
  assert.ok(more <= price, `an item of ${price} raised the total by ${more}`);
}

export const countExtraBuys = ({ lines }: PricedOrder): number =>
  lines.reduce((all, { kind, quantity }) => all + (kind === 'extraBuy' ? quantity : 0), 0);
