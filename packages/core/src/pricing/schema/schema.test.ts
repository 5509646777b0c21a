import { describe, expect, test } from 'vitest';
import { priceOrder } from '../price-order.ts';
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
} from '../testing/builders.ts';
import { couponSchema, promotionSchema } from './index.ts';

const offer = { skuId: 'e', productId: 'e', title: '洁面乳', price: yuan(39), listPrice: yuan(98) };
const sound = [
  aFullAmount(
    '阶梯',
    [
      [from(299), off(30)],
      [from(599), off(80, 3)],
    ],
    { scope: { kind: 'brand', brandIds: ['a'], except: { skuIds: ['s'] } } },
  ),
  aFullAmount(
    '件折',
    [
      [units(2), pay(85)],
      [units(3), SECOND_AT_HALF],
    ],
    { conditions: [{ kind: 'cards', cards: ['GOLD'] }] },
  ),
  aUnitPrice(
    '秒杀',
    'flashSale',
    { kind: 'fixedPrice', prices: { s: yuan(9) } },
    { quota: { total: 10, perShopper: 1 } },
  ),
  aGift('满赠', [{ reach: from(599), benefit: giftsOf(1, '收纳包', '化妆镜') }]),
  anExtraBuy('换购', [{ reach: from(599), benefit: { limit: 2, offers: [offer] } }]),
];

describe('the promotion schema', () => {
  test.each(sound.map((promotion) => [promotion.title, promotion] as const))(
    'accepts %s unchanged',
    (_, promotion) => {
      expect(promotionSchema.parse(JSON.parse(JSON.stringify(promotion)))).toEqual(promotion);
    },
  );

  test('accepts only promotions that can be priced', () => {
    const promotions = sound.map((promotion) => promotionSchema.parse(promotion));
    expect(priceOrder(anOrder([aLine('1', 700, { brandId: 'a' })], { promotions })).amounts.payable).toBe(
      yuan(620),
    );
  });

  test.each([
    ['满 50 减 80', aFullAmount('p', [[from(50), off(80)]])],
    ['每满 0 减 1', aFullAmount('p', [[from(0), off(1, 5)]])],
    [
      'a higher step before a lower one',
      aFullAmount('p', [
        [from(599), off(80)],
        [from(299), off(30)],
      ]),
    ],
    [
      'quantities and amounts mixed',
      aFullAmount('p', [
        [from(299), off(80)],
        [units(600), off(90)],
      ]),
    ],
    ['no step', aFullAmount('p', [])],
    ['十折', aFullAmount('p', [[from(299), pay(100)]])],
    ['an end before the beginning', { ...sound[0], window: { from: 2, until: 1 } }],
    ['three gifts of two', aGift('p', [{ reach: from(1), benefit: giftsOf(3, 'a', 'b') }])],
    [
      'a list of nothing',
      aFullAmount('p', [[from(299), off(1)]], { scope: { kind: 'list', goods: { skuIds: [] } } }),
    ],
    [
      'a fraction of a fen',
      aFullAmount('p', [[from(299), { kind: 'amountOff', amount: 0.5 as never, maxTimes: 1 }]]),
    ],
    ['an unknown field', { ...sound[0], paid: true }],
    ['the id that means no promotion', { ...sound[0], promotionId: 'none' }],
  ])('refuses %s', (_, promotion) => {
    expect(promotionSchema.safeParse(promotion).success).toBe(false);
  });
});

describe('coupons', () => {
  test.each([
    [true, aCoupon('c', { kind: 'percentOff', payPercent: 88, cap: yuan(50) })],
    [true, aCoupon('c', { kind: 'freeFreight', cap: null })],
    [
      true,
      aCoupon('c', { kind: 'exchange', pay: yuan(0) }, { scope: { kind: 'list', goods: { skuIds: ['s'] } } }),
    ],
    [false, aCoupon('c', { kind: 'exchange', pay: yuan(0) })],
    [
      false,
      {
        ...aCoupon('c', { kind: 'amountOff', amount: yuan(1) }),
        offer: { kind: 'percentOff', payPercent: 88 },
      },
    ],
  ])('%s: %o', (isSound, coupon) => {
    expect(couponSchema.safeParse(coupon).success).toBe(isSound);
  });
});
