import { fen } from '@huarong/core/shared';
import { expect, it } from 'vitest';
import { newDraft, rangeOf, withSlots } from './bundle-draft.ts';

const sku = (skuId: string, priceFen: number, isOnSale = true) =>
  [
    skuId,
    { skuId, productId: skuId, code: skuId, name: skuId, brandName: '', priceFen, available: 1, isOnSale },
  ] as const;

it('slots are added with numbers that none has, and leave at the end', () => {
  const { rule } = newDraft();
  expect(withSlots(rule, 4).slots.map(({ slotId }) => slotId)).toEqual(['s1', 's2', 's3', 's4']);
  expect(withSlots(rule, 1).slots.map(({ slotId }) => slotId)).toEqual(['s1']);
  const odd = { ...rule, slots: [{ slotId: 's2', name: '甲', required: true }] };
  expect(withSlots(odd, 3).slots.map(({ slotId }) => slotId)).toEqual(['s2', 's3', 's4']);
});

it('the price range counts parts on sale and the discount', () => {
  const draft = newDraft();
  const rule = {
    ...draft.rule,
    groups: [{ name: '甲', hint: '乙', partSkuIds: ['a', 'b', 'c', 'd'] }],
    fullDiscountFen: fen(1_00),
  };
  const skus = new Map([
    sku('box', 10_00),
    sku('a', 1_00),
    sku('b', 2_00),
    sku('c', 5_00),
    sku('d', 50_00, false),
  ]);
  expect(rangeOf({ ...draft, caseSkuId: 'box', rule, skus })).toEqual({ from: 12_00, to: 16_00 });
  expect(rangeOf({ ...draft, rule, skus })).toBeNull();
  expect(rangeOf({ ...draft, caseSkuId: 'box', rule: withSlots(rule, 4), skus })).toBeNull();
});
