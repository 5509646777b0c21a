import type { LineInput, PricingInput } from '../model/pricing-input.ts';
import type { Promotion } from '../model/promotion.ts';
import type { Scope } from '../model/scope.ts';
import {
  aCoupon,
  aFullAmount,
  aGift,
  aLine,
  anExtraBuy,
  anOrder,
  aUnitPrice,
  from,
  giftsOf,
  off,
  pay,
  SECOND_AT_HALF,
  units,
  yuan,
} from './builders.ts';

const BRANDS = ['solene', 'edelmar', 'lumivre', 'yuneha', 'kestra', 'nacrine'];
const CATEGORIES = ['lips', 'skin', 'scent', 'tools'];

const line = (index: number): LineInput =>
  aLine(`line-${String(index).padStart(3, '0')}`, 39.9 + ((index * 37) % 900), {
    quantity: 1 + (index % 3),
    brandId: BRANDS[index % BRANDS.length]!,
    categoryIds: ['all-goods', CATEGORIES[index % CATEGORIES.length]!],
  });

const brand = (index: number): Scope => ({ kind: 'brand', brandIds: [BRANDS[index % BRANDS.length]!] });
const category = (index: number): Scope => ({
  kind: 'category',
  categoryIds: [CATEGORIES[index % CATEGORIES.length]!],
});

/** The promotions of a large sale: storewide tiers, overlapping brand and category offers, gifts, extra-buys. */
const PROMOTIONS: readonly Promotion[] = [
  aFullAmount('storewide', [[from(599), off(80, 10)]]),
  aFullAmount(
    'storewide-2',
    [
      [from(299), off(30)],
      [from(999), off(150)],
    ],
    { exclusionGroup: 'storewide' },
  ),
  aFullAmount('storewide-3', [[units(10), pay(90)]], { exclusionGroup: 'storewide' }),
  ...BRANDS.map((_, index) =>
    aFullAmount(
      `brand-${index}`,
      [
        [units(2), pay(88)],
        [units(4), pay(80)],
      ],
      { scope: brand(index), priority: 2 },
    ),
  ),
  ...CATEGORIES.map((_, index) =>
    aFullAmount(`category-${index}`, [[from(399), off(60)]], { scope: category(index), priority: 1 }),
  ),
  aFullAmount('half', [[units(2), SECOND_AT_HALF]], {
    scope: { kind: 'list', goods: { skuIds: ['sku-line-003', 'sku-line-009', 'sku-line-015'] } },
  }),
  aUnitPrice(
    'flash',
    'flashSale',
    { kind: 'fixedPrice', prices: { 'sku-line-004': yuan(19.9), 'sku-line-005': yuan(29.9) } },
    { quota: { total: null, perShopper: 1 } },
  ),
  aUnitPrice('limited', 'limitedTime', { kind: 'unitOff', amount: yuan(20) }, { scope: brand(3) }),
  aGift('gift', [{ reach: from(599), benefit: giftsOf(1, '收纳包', '化妆镜') }]),
  aGift('gift-brand', [{ reach: units(2), benefit: giftsOf(1, '唇刷') }], { scope: brand(0) }),
  anExtraBuy('extra', [
    {
      reach: from(599),
      benefit: {
        limit: 2,
        offers: [{ skuId: 'e', productId: 'e', title: '洁面乳', price: yuan(39), listPrice: yuan(98) }],
      },
    },
  ]),
  aGift('gift-scent', [{ reach: from(899), benefit: giftsOf(1, '香氛蜡烛') }], { scope: category(2) }),
];

const COUPONS = [
  aCoupon('c1', { kind: 'amountOff', amount: yuan(80) }, { threshold: yuan(599) }),
  aCoupon('c2', { kind: 'percentOff', payPercent: 88, cap: yuan(120) }),
  aCoupon('c3', { kind: 'amountOff', amount: yuan(50) }, { threshold: yuan(299), scope: brand(0) }),
  aCoupon('c4', { kind: 'freeFreight', cap: null }),
];

/** 30 lines and 20 promotions by default; smaller numbers leave out the last ones. */
export const largeCart = (lines = 30, promotions = PROMOTIONS.length): PricingInput =>
  anOrder(
    Array.from({ length: lines }, (_, index) => line(index)),
    {
      promotions: PROMOTIONS.slice(0, promotions),
      coupons: COUPONS,
      choices: { extraBuys: [{ promotionId: 'extra', skuId: 'e', quantity: 1 }] },
      delivery: { region: '310104', mode: 'express' },
    },
  );
