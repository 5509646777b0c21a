import { describe, expect, it } from 'vitest';
import type { CardType } from '../model/card.ts';
import type { Condition, Promotion } from '../model/promotion.ts';
import {
  aCoupon,
  aFullAmount,
  aGift,
  anExtraBuy,
  aUnitPrice,
  from,
  giftsOf,
  NOW,
  off,
  pay,
  SECOND_AT_HALF,
  units,
  yuan,
} from '../testing/builders.ts';
import { aSku, checkedOffers } from '../testing/checked-offers.ts';
import { findConflicts } from './find-conflicts.ts';
import type { CheckedCoupon, CheckedOffers, CheckedSku, ConflictKind } from './model.ts';

const DAY = 86_400_000;
const SKUS = [aSku('a'), aSku('b'), aSku('c', { brandId: 'kestra', listPrice: yuan(300), cost: yuan(60) })];
const NO_STOCK = [...SKUS, aSku('brush', { available: 0 })];
const FEW = [...SKUS, aSku('brush', { available: 3 })];
const OFF_SALE = [...SKUS, aSku('brush', { isOnSale: false })];
const percent = (value: number) => ({ kind: 'payPercent', percent: value }) as const;
const cards = (...names: CardType[]): Condition[] => [{ kind: 'cards', cards: names }];
const days = (start: number, end: number) => ({ from: NOW + start * DAY, until: NOW + end * DAY });
const flash = (id: string, value: number, more = {}) => aUnitPrice(id, 'flashSale', percent(value), more);
const limited = (id: string, value: number, more = {}) => aUnitPrice(id, 'limitedTime', percent(value), more);
const member = (id: string, value: number, more = {}) => aUnitPrice(id, 'memberPrice', percent(value), more);
const fixed = (id: string, fen: number, more = {}) =>
  aUnitPrice(id, 'flashSale', { kind: 'fixedPrice', prices: { 'sku-a': yuan(fen) } }, more);
const gift = (more = {}) => aGift('g', [{ reach: from(99), benefit: giftsOf(1, 'brush') }], more);
const extra = anExtraBuy('x', [
  {
    reach: from(99),
    benefit: {
      limit: 1,
      offers: [{ skuId: 'sku-brush', productId: 'p', title: '唇刷', price: yuan(9), listPrice: yuan(30) }],
    },
  },
]);
const quota = (total: number, perShopper: number | null = null) => ({ quota: { total, perShopper } });
const kestra = { scope: { kind: 'brand', brandIds: ['kestra'] } } as const;
const coupon = (amount: number, threshold: number, more = {}, claim = {}): CheckedCoupon => ({
  coupon: aCoupon('c', { kind: 'amountOff', amount: yuan(amount) }, { threshold: yuan(threshold), ...more }),
  claim: { from: NOW - DAY, until: NOW + DAY, ...claim },
});
const percentCoupon = (payPercent: number, cap: number): CheckedCoupon => ({
  ...coupon(1, 0),
  coupon: aCoupon('c', { kind: 'percentOff', payPercent, cap: yuan(cap) }),
});
const set = (price: number) => ({
  bundleId: 's',
  title: '搭配',
  skuIds: ['sku-a', 'sku-b'],
  price: yuan(price),
  window: days(-1, 1),
});

type Offers = Partial<CheckedOffers>;
const of = (...promotions: Promotion[]): Offers => ({ promotions });

const CONFLICTS: readonly [ConflictKind, string, Offers, (readonly CheckedSku[])?][] = [
  ['below-cost', 'a flash price below cost', of(fixed('f', 39))],
  ['below-cost', 'a percentage below cost', of(limited('l', 35))],
  ['below-cost', 'a member price below cost', of(member('m', 30))],
  ['below-cost', '满减 of more than the margin', of(aFullAmount('f', [[from(100), off(65)]]))],
  ['below-cost', '满折 below cost', of(aFullAmount('f', [[units(2), pay(38)]]))],
  ['below-cost', '每满减 that repeats', of(aFullAmount('f', [[from(50), off(32, 5)]]))],
  ['below-cost', '每满件减 on cheap units', of(aFullAmount('f', [[units(2), off(130, 3)]]))],
  [
    'below-cost',
    'flash price and 满减 together',
    of(flash('f', 60), aFullAmount('m', [[from(100), off(40)]])),
  ],
  ['below-cost', 'a coupon alone', { coupons: [coupon(65, 99)] }],
  ['below-cost', 'a percentage coupon without a useful cap', { coupons: [percentCoupon(35, 500)] }],
  [
    'below-cost',
    '满减 and coupon together',
    { ...of(aFullAmount('f', [[from(200), off(60)]])), coupons: [coupon(60, 120)] },
  ],
  ['below-cost', 'a set', { sets: [set(70)] }],
  ['below-floor', 'less than the floor is left', of(limited('l', 45))],
  [
    'below-floor',
    '第二件半价 with a coupon',
    { ...of(aFullAmount('f', [[units(2), SECOND_AT_HALF]])), coupons: [coupon(40, 100)] },
  ],
  ['two-unit-prices', 'two flash sales', of(flash('f', 90), fixed('g', 80))],
  ['two-unit-prices', 'flash sale and limited time', of(flash('f', 90), limited('l', 80))],
  ['two-unit-prices', 'two member prices', of(member('m', 90), member('n', 80))],
  [
    'two-unit-prices',
    'a draft that begins before the other ends',
    of(flash('f', 90, { window: days(0, 3) }), flash('g', 85, { window: days(2, 5) })),
  ],
  [
    'more-costs-less',
    'a step that saves too much',
    of(
      aFullAmount(
        'f',
        [
          [from(299), off(30)],
          [from(599), off(340)],
        ],
        kestra,
      ),
    ),
  ],
  [
    'more-costs-less',
    'percentages that fall too fast',
    of(
      aFullAmount(
        'f',
        [
          [from(300), pay(95)],
          [from(400), pay(70)],
        ],
        kestra,
      ),
    ),
  ],
  [
    'more-costs-less',
    'three pieces for less than two',
    of(
      aFullAmount(
        'f',
        [
          [units(2), pay(95)],
          [units(3), pay(60)],
        ],
        kestra,
      ),
    ),
  ],
  ['gift-unavailable', 'a gift out of stock', of(gift()), NO_STOCK],
  ['gift-unavailable', 'a gift that is not on sale', of(gift()), OFF_SALE],
  ['gift-unavailable', 'a gift that does not exist', of(gift())],
  ['gift-unavailable', 'fewer gifts than the quota promises', of(gift(quota(10))), FEW],
  ['gift-unavailable', 'an extra-buy out of stock', of(extra), NO_STOCK],
  ['quota-short', 'one shopper may take more than there is', of(flash('f', 90, quota(1, 2)))],
  ['quota-short', 'a quota above the stock', of(flash('f', 90, quota(501)))],
  [
    'equal-priority',
    'one group, one priority',
    of(aFullAmount('f', [[from(300), off(10)]], { exclusionGroup: 'g' }), gift({ exclusionGroup: 'g' })),
    FEW,
  ],
  [
    'overlapping-runs',
    'two runs of one campaign',
    of(
      aFullAmount('f', [[from(300), off(10)]], { ...kestra, window: days(0, 7) }),
      aFullAmount('g', [[from(300), off(20)]], { ...kestra, window: days(6, 14) }),
    ),
  ],
  [
    'unreachable-coupon',
    'nothing on sale in its scope',
    { coupons: [coupon(5, 99, { scope: { kind: 'brand', brandIds: ['gone'] } })] },
  ],
  ['unreachable-coupon', 'more than everything costs', { coupons: [coupon(5, 1_000_000)] }],
  [
    'unreachable-coupon',
    'over before it can be claimed',
    { coupons: [coupon(5, 99, { window: days(-9, -1) }, { from: NOW })] },
  ],
  [
    'unreachable-coupon',
    'two lists of cards without a common one',
    { coupons: [coupon(5, 99, { conditions: [...cards('PINK'), ...cards('GOLD')] })] },
  ],
];

describe('conflicts', () => {
  it.each(CONFLICTS)('%s: %s', (kind, _what, offers, skus = SKUS) =>
    expect(findConflicts(checkedOffers(offers, skus), skus).map((each) => each.kind)).toEqual([kind]),
  );
  it('are at least thirty', () => expect(CONFLICTS.length).toBeGreaterThanOrEqual(30));
});

const HARMLESS: readonly [string, Offers, (readonly CheckedSku[])?][] = [
  ['a flash sale beside a member price', of(flash('f', 80), member('m', 90))],
  [
    'flash sales one after the other',
    of(flash('f', 90, { window: days(0, 2) }), flash('g', 85, { window: days(2, 4) })),
  ],
  [
    'member prices of different cards',
    of(member('m', 90, { conditions: cards('PINK') }), member('n', 80, { conditions: cards('GOLD') })),
  ],
  [
    'plain 满减',
    of(
      aFullAmount('f', [
        [from(299), off(30)],
        [from(599), off(80)],
        [from(999), off(150)],
      ]),
    ),
  ],
  [
    '2 件 8.5 折, 3 件 8 折',
    of(
      aFullAmount('f', [
        [units(2), pay(85)],
        [units(3), pay(80)],
      ]),
    ),
  ],
  ['a gift in stock', of(gift(quota(3))), FEW],
  [
    'one group, two priorities',
    of(
      aFullAmount('f', [[from(300), off(10)]], { exclusionGroup: 'g', priority: 2 }),
      gift({ exclusionGroup: 'g' }),
    ),
    FEW,
  ],
  [
    'a flash price that 满减 excludes',
    of(flash('f', 60), aFullAmount('m', [[from(200), off(60)]], { excludesPrices: ['flashSale'] })),
  ],
  [
    'offers of different weeks',
    of(
      flash('f', 60, { window: days(0, 1) }),
      aFullAmount('m', [[from(200), off(60)]], { window: days(2, 3) }),
    ),
  ],
  [
    '满减 that takes no coupons',
    {
      ...of(aFullAmount('f', [[from(200), off(60)]], { combinesWithCoupons: false })),
      coupons: [coupon(20, 100)],
    },
  ],
  [
    'a gift coupon',
    { coupons: [{ ...coupon(5, 0), coupon: aCoupon('c', { kind: 'exchange', pay: yuan(0) }) }] },
  ],
  ['skus without a recorded cost', of(fixed('f', 1)), [aSku('a', { cost: null })]],
];

describe('what is no conflict', () => {
  it.each(HARMLESS)('%s', (_what, offers, skus = SKUS) =>
    expect(findConflicts(checkedOffers(offers, skus), skus)).toEqual([]),
  );
});

it('asks of a candidate what it does itself, also when another offer is worse', () => {
  const promotions = [fixed('worse', 20), fixed('draft', 30), fixed('fine', 90)];
  const of = (candidateId: string) =>
    findConflicts(checkedOffers({ promotions, candidateId }), SKUS).map(({ kind, offers }) => [
      kind,
      offers.map(({ id }) => id),
    ]);
  expect(of('draft')).toEqual([
    ['below-cost', ['draft']],
    ['two-unit-prices', ['worse', 'draft']],
    ['two-unit-prices', ['draft', 'fine']],
  ]);
  expect(of('fine').map(([kind]) => kind)).toEqual(['two-unit-prices', 'two-unit-prices']);
});

it('names skus whose own price is below cost', () => {
  const [found] = findConflicts(checkedOffers({}), [aSku('a', { cost: yuan(120) })]);
  expect(found).toMatchObject({ kind: 'below-cost', offers: [], skuCount: 1 });
});

it('shows the worst case of a sku step by step', () => {
  const promotions = [flash('f', 60), aFullAmount('m', [[from(100), off(40)]])];
  const [found] = findConflicts(checkedOffers({ promotions }), [aSku('a')]);
  expect(found).toMatchObject({
    severity: 'error',
    title: '1 个规格叠加后低于成本',
    offers: [{ id: 'f' }, { id: 'm' }],
    skus: [
      {
        skuId: 'sku-a',
        worst: { listPrice: 100_00, unitPrice: 60_00, promotion: 24_00, coupon: 0, cost: 40_00 },
      },
    ],
  });
});
