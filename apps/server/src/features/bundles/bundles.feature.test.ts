import { bundlesRoutes } from '@huarong/contract/bundles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderShop, type OrderShopper, openOrderShop } from '../orders/testing/open-order-shop.ts';
import { CASE, FULL, filled, PALETTE, PAN, seedBundle } from './testing/seed-bundle.ts';

let shop: OrderShop;
let visitor: OrderShopper;
beforeAll(async () => {
  shop = await openOrderShop(seedBundle);
  visitor = await shop.newGuest();
});
afterAll(() => shop.close());

const priceOf = (bundle: object) => visitor.request(bundlesRoutes.bundlePrice, bundle);

describe('GET a bundle builder', () => {
  it('shows its case, slots, groups, parts, rules, engraving and return terms', async () => {
    const { results } = await visitor.request(bundlesRoutes.bundle, { bundleId: PALETTE });
    expect(results).toMatchObject({
      title: '自选四格眼影盘',
      skuId: CASE,
      brandNameCN: '索兰娜',
      categoryPath: [{ name: '彩妆' }],
      casePrice: '100.00',
      fullDiscount: '40.00',
      slots: [{ slotId: '1' }, { slotId: '2' }, { slotId: '3' }, { slotId: '4' }],
      groups: [{ name: '哑光', least: 1 }, { name: '缎光' }, { name: '珠光' }, { name: '闪片', most: 1 }],
      rules: [
        { text: '至少 1 格哑光' },
        { text: '闪片至多 1 格' },
        { text: '同一款眼影不重复' },
        { text: '选满 4 格才能结算' },
      ],
      engraving: { maxCharacters: 6, fee: '0.00' },
      purchaseLimit: 3,
      returns: [{ title: '没有刻字' }],
      hasInventory: true,
    });
    expect(results.parts).toHaveLength(8);
  });

  it('shows when a sold-out part is back in stock', async () => {
    const { results } = await visitor.request(bundlesRoutes.bundle, { bundleId: PALETTE });
    const part = results.parts.find(({ skuId }: { skuId: string }) => skuId === PAN.soldOut);
    expect(part).toMatchObject({ hasInventory: false, arrivalText: '11.22 到货' });
  });

  it('refuses an unknown builder', async () =>
    expect(await visitor.request(bundlesRoutes.bundle, { bundleId: 'invented' })).toMatchObject({
      errorCode: 'CNT3001E',
    }));
});

describe('POST the price of a choice', () => {
  it('shows the price of three pans, what is missing, and the final price range', async () =>
    expect((await priceOf(filled([PAN.mattA, PAN.satinA, PAN.mattB], '知夏'))).results).toEqual({
      complete: false,
      missing: ['第 4 格'],
      lines: [
        { label: '盘盒 · 墨黑', amount: '100.00' },
        { label: '眼影 3 格', amount: '300.00' },
        { label: '刻字', amount: '0.00' },
      ],
      discount: '0.00',
      total: '400.00',
      rules: [
        { code: 'least-1', text: '至少 1 格哑光', state: 'met' },
        { code: 'most-4', text: '闪片至多 1 格，还可选 1 格', state: 'met' },
        { code: 'distinct', text: '同一款眼影不重复', state: 'met' },
        { code: 'full', text: '选满 4 格才能结算', state: 'open' },
      ],
      hint: '还差 1 格。已有 2 格哑光、1 格缎光。',
      range: { from: '460.00', to: '460.00' },
    }));

  it('applies the discount to a complete choice', async () =>
    expect((await priceOf(FULL)).results).toMatchObject({
      complete: true,
      discount: '40.00',
      total: '460.00',
    }));

  it('shows a violated rule instead of refusing an incomplete choice', async () => {
    const { results } = await priceOf(filled([PAN.mattA, PAN.glitterA, PAN.glitterB]));
    expect(results.rules[1]).toMatchObject({ code: 'most-4', state: 'broken' });
    expect(results).toMatchObject({ complete: false, hint: '闪片至多 1 格，请换掉其中 1 格' });
  });

  it.each([
    ['an unknown builder', { ...FULL, bundleId: 'invented' }, 'CNT3001E'],
    ['a sku that is not a part', filled(['20000101']), 'CNT3002W'],
    ['an unknown slot', { ...FULL, choices: [{ slotId: '9', skuId: PAN.pearl }] }, 'CNT3002W'],
    [
      'a slot filled twice',
      { ...FULL, choices: [PAN.pearl, PAN.mattA].map((skuId) => ({ slotId: '1', skuId })) },
      'CNT3002W',
    ],
    ['a sold-out part', filled([PAN.soldOut]), 'CRT1002W'],
    ['an emoji in the engraving', filled([PAN.mattA], '知夏🌸'), 'CNT3003E'],
    ['a bidirectional control character', filled([PAN.mattA], 'a\u202eb'), '2520'],
    ['too many characters', filled([PAN.mattA], '云想衣裳花想容'), 'CNT3003E'],
    ['too many letters', filled([PAN.mattA], 'ABCDEFGHIJKLM'), 'CNT3003E'],
    [
      'twenty-one choices',
      { ...FULL, choices: Array.from({ length: 21 }, () => FULL.choices[0]) },
      'CMN0001E',
    ],
  ])('refuses %s with a message', async (_what, bundle, errorCode) => {
    const answer = await priceOf(bundle);
    expect(answer).toMatchObject({ errorCode });
    expect(answer.errorMessage).toMatch(/^[^{]*[\u4e00-\u9fff]{4}[^{]*$/);
  });
});
