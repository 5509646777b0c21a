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

const priceOf = (bundle: object) => visitor.ask(bundlesRoutes.bundlePrice, bundle);

describe('GET a bundle builder', () => {
  it('tells its case, slots, groups, parts, rules, engraving and how a return works', async () => {
    const { results } = await visitor.ask(bundlesRoutes.bundle, { bundleId: PALETTE });
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

  it('says of a part that is sold out when it comes back', async () => {
    const { results } = await visitor.ask(bundlesRoutes.bundle, { bundleId: PALETTE });
    const part = results.parts.find(({ skuId }: { skuId: string }) => skuId === PAN.soldOut);
    expect(part).toMatchObject({ hasInventory: false, arrivalText: '11.22 到货' });
  });

  it('has none that nobody set up', async () =>
    expect(await visitor.ask(bundlesRoutes.bundle, { bundleId: 'invented' })).toMatchObject({
      errorCode: 'CNT3001E',
    }));
});

describe('POST the price of a choice', () => {
  it('tells what three pans cost, what is missing, and what it will come to', async () =>
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

  it('takes the discount off a full one', async () =>
    expect((await priceOf(FULL)).results).toMatchObject({
      complete: true,
      discount: '40.00',
      total: '460.00',
    }));

  it('tells a rule that is broken instead of refusing while she chooses', async () => {
    const { results } = await priceOf(filled([PAN.mattA, PAN.glitterA, PAN.glitterB]));
    expect(results.rules[1]).toMatchObject({ code: 'most-4', state: 'broken' });
    expect(results).toMatchObject({ complete: false, hint: '闪片至多 1 格，请换掉其中 1 格' });
  });

  it.each([
    ['a builder nobody set up', { ...FULL, bundleId: 'invented' }, 'CNT3001E'],
    ['a part of something else', filled(['20000101']), 'CNT3002W'],
    ['a slot that is not there', { ...FULL, choices: [{ slotId: '9', skuId: PAN.pearl }] }, 'CNT3002W'],
    [
      'a slot that is filled twice',
      { ...FULL, choices: [PAN.pearl, PAN.mattA].map((skuId) => ({ slotId: '1', skuId })) },
      'CNT3002W',
    ],
    ['a part that is sold out', filled([PAN.soldOut]), 'CRT1002W'],
    ['an emoji on the case', filled([PAN.mattA], '知夏🌸'), 'CNT3003E'],
    ['writing turned around', filled([PAN.mattA], 'a\u202eb'), '2520'],
    ['too many characters', filled([PAN.mattA], '云想衣裳花想容'), 'CNT3003E'],
    ['too many letters', filled([PAN.mattA], 'ABCDEFGHIJKLM'), 'CNT3003E'],
    [
      'twenty-one choices',
      { ...FULL, choices: Array.from({ length: 21 }, () => FULL.choices[0]) },
      'CMN0001E',
    ],
  ])('refuses %s in a sentence', async (_what, bundle, errorCode) => {
    const answer = await priceOf(bundle);
    expect(answer).toMatchObject({ errorCode });
    expect(answer.errorMessage).toMatch(/^[^{]*[\u4e00-\u9fff]{4}[^{]*$/);
  });
});
