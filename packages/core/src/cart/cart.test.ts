import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen } from '../shared/index.ts';
import {
  cartSectionOf,
  checkQuantity,
  type LineFacts,
  maxQuantityOf,
  priceChange,
  UnavailableReason,
  unavailableReason,
} from './index.ts';

const line: LineFacts = {
  isOnSale: true,
  quantity: 2,
  available: 5,
  purchaseLimit: null,
  isPresaleEnded: false,
  hasSibling: false,
};

describe('a line of the cart', () => {
  it.each<[string, Partial<LineFacts>, UnavailableReason | null]>([
    ['can be bought', {}, null],
    ['can be bought up to the last unit', { quantity: 5 }, null],
    ['is unavailable above the stock', { quantity: 6 }, UnavailableReason.NotEnoughStock],
    ['can be bought up to its limit', { purchaseLimit: 2 }, null],
    ['is unavailable above its limit', { purchaseLimit: 1 }, UnavailableReason.OverPurchaseLimit],
    ['is sold out', { available: 0 }, UnavailableReason.SoldOut],
    ['is sold out in this shade', { available: 0, hasSibling: true }, UnavailableReason.ShadeSoldOut],
    ['is delisted', { isOnSale: false }, UnavailableReason.Delisted],
    ['belongs to a presale that ended', { isPresaleEnded: true }, UnavailableReason.PresaleEnded],
    [
      'is delisted first',
      { isOnSale: false, available: 0, isPresaleEnded: true },
      UnavailableReason.Delisted,
    ],
    [
      'is above its limit before above the stock',
      { quantity: 9, purchaseLimit: 3 },
      UnavailableReason.OverPurchaseLimit,
    ],
  ])('%s', (_case, facts, reason) => {
    expect(unavailableReason({ ...line, ...facts })).toBe(reason);
  });
});

it('has the limit of the shop or a lower one of its sku', () => {
  expect(maxQuantityOf(null, 99)).toBe(99);
  expect(maxQuantityOf(3, 99)).toBe(3);
  expect(maxQuantityOf(3, 2)).toBe(2);
  expect(maxQuantityOf(1_000, 99)).toBe(99);
});

it.each([
  [5, 9, 5, null],
  [6, 9, 5, { code: 'out-of-stock', available: 5 }],
  [4, 3, 5, { code: 'purchase-limit', limit: 3 }],
  [6, 5, 5, { code: 'purchase-limit', limit: 5 }],
  [1, 9, 0, { code: 'out-of-stock', available: 0 }],
])(
  'allows %i units with limit %i and stock %i, or names the lower of both',
  (quantity, maxQuantity, available, refusal) => {
    expect(checkQuantity(quantity, { maxQuantity, available })).toEqual(refusal);
  },
);

it.each([
  [null, false, 'ordinary'],
  [null, true, 'presale'],
  [UnavailableReason.SoldOut, false, 'unavailable'],
  [UnavailableReason.SoldOut, true, 'unavailable'],
] as const)('a line with reason %s, presale %s is in the section %s', (reason, isPresale, section) => {
  expect(cartSectionOf({ reason, isPresale })).toBe(section);
});

describe('the price since a line was added', () => {
  it('has dropped, risen or stayed', () => {
    expect(priceChange(fen(120_00), fen(100_00))).toEqual({ direction: 'drop', amount: 20_00 });
    expect(priceChange(fen(100_00), fen(120_00))).toEqual({ direction: 'rise', amount: 20_00 });
    expect(priceChange(fen(100_00), fen(100_00))).toBeNull();
  });

  it('changes by an amount above zero that leads from one price to the other', () =>
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), (whenAdded, now) => {
        const change = priceChange(fen(whenAdded), fen(now));
        const moved = change === null ? 0 : change.direction === 'drop' ? -change.amount : change.amount;
        expect(whenAdded + moved).toBe(now);
        expect(change === null).toBe(whenAdded === now);
      }),
    ));
});
