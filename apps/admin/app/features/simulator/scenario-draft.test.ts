import { describe, expect, it } from 'vitest';
import {
  draftOf,
  newDraft,
  scenarioOf,
  toLocal,
  toTime,
  withExtraBuy,
  withGift,
  withSku,
} from './scenario-draft.ts';
import type { SavedCase } from './types.ts';

const SKU = {
  ...{ skuId: '1', name: '面霜', skuName: '50ml', brandName: 'QINGYE', imagePath: null },
  ...{ price: 100_00, available: 9 },
};
const draft = { ...newDraft(new Date('2026-12-10T12:00:00Z')), lines: [{ sku: SKU, quantity: 2 }] };

it('is written in the time of Shanghai', () => {
  expect(toLocal(new Date('2026-12-10T12:00:00Z'))).toBe('2026-12-10 20:00');
  expect(toLocal(new Date('2026-12-10T12:00:01Z'))).toBe('2026-12-10 20:01');
  expect(toTime(' 2026-12-10 20:00 ')).toBe('2026-12-10T20:00:00+08:00');
  for (const text of ['', '2026-12-10', '2026-13-10 20:00', '10.12.2026 20:00', '2026-12-10 25:00'])
    expect(toTime(text)).toBeNull();
});

describe('what is typed', () => {
  it('becomes a scenario, and a saved one is typed again', () => {
    const scenario = scenarioOf({ ...draft, coupon: 'all-80', points: '200', province: '' });
    expect(scenario).toMatchObject({
      lines: [{ skuId: '1', quantity: 2 }],
      at: '2026-12-10T20:00:00+08:00',
      shopper: { kind: 'card', card: 'WHITE', isFirstOrder: false, points: 200 },
      useCouponIds: ['all-80'],
      province: null,
    });
    expect(draftOf({ scenario } as SavedCase, [SKU])).toEqual({
      ...draft,
      coupon: 'all-80',
      points: '200',
      province: '',
    });
  });
  it.each([
    ['no line', { lines: [] }],
    ['no time', { at: '' }],
    ['no member', { who: 'member' as const, memberId: ' ' }],
  ])('is not complete with %s', (_what, more) => expect(scenarioOf({ ...draft, ...more })).toBeNull());
  it('has each sku once and no more than 99 units of it', () => {
    const twice = withSku(withSku([], SKU, 60), SKU, 60);
    expect(twice).toEqual([{ sku: SKU, quantity: 99 }]);
  });
});

describe('the choice of gifts', () => {
  const choiceOf = (chosen: string[], choose = 2) => ({
    ...{ promotionId: 'p', title: '满赠', reached: true, choose },
    gifts: ['a', 'b', 'c'].map((giftId) => ({
      ...{ giftId, title: giftId, hasInventory: true, chosen: chosen.includes(giftId) },
    })),
  });
  it.each([
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], 'c', ['b', 'c']],
    [['a', 'b'], 'a', ['b']],
    [['a'], 'a', []],
  ])('with %j chosen, %s leaves %j', (chosen, giftId, giftIds) =>
    expect(withGift([{ promotionId: 'p', giftIds: ['z'] }], choiceOf(chosen), giftId)).toEqual([
      { promotionId: 'p', giftIds },
    ]),
  );
  it('leaves other promotions alone', () => {
    const other = { promotionId: 'q', giftIds: ['x'] };
    expect(withGift([other], choiceOf([]), 'a')).toEqual([other, { promotionId: 'p', giftIds: ['a'] }]);
  });
  it('takes an extra-buy and gives it up', () => {
    const wanted = { promotionId: 'p', skuId: '1' };
    expect(withExtraBuy([], wanted)).toEqual([wanted]);
    expect(withExtraBuy([wanted], { ...wanted })).toEqual([]);
    expect(scenarioOf({ ...draft, extraBuys: [wanted] })?.extraBuys).toEqual([{ ...wanted, quantity: 1 }]);
  });
});
