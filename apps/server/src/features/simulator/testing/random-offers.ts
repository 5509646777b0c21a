import fc from 'fast-check';

/** Skus of three brands and three categories, made by `open-random-shop.ts`. */
export const SKUS = ['30000101', '30000201', '30000301', '30000401', '30000501', '30000601'] as const;
export const BRANDS = ['30001', '30002', '30003'] as const;
export const CATEGORIES = ['63001', '63002', '63003'] as const;
/** In stock, and sold out. */
export const GIFTS = ['30000701', '30000801'] as const;

const DAY = 86_400_000;
const scope = fc.oneof(
  { arbitrary: fc.constant({ kind: 'all' }), weight: 3 },
  fc.constantFrom(...BRANDS).map((id) => ({ kind: 'brand', brandIds: [id] })),
  fc.constantFrom(...CATEGORIES).map((id) => ({ kind: 'category', categoryIds: [id] })),
  fc
    .uniqueArray(fc.constantFrom(...SKUS), { minLength: 1, maxLength: 3 })
    .map((skuIds) => ({ kind: 'list', goods: { skuIds } })),
  fc.constantFrom(...BRANDS).map((id) => ({ kind: 'excluded', goods: { brandIds: [id] } })),
);
const percent = fc.constantFrom(33, 50, 66, 85, 88, 95, 99);
const amountReach = fc.integer({ min: 1_00, max: 900_00 }).map((amount) => ({ kind: 'amount', amount }));
const quantityReach = fc.integer({ min: 1, max: 4 }).map((quantity) => ({ kind: 'quantity', quantity }));
const reach = fc.oneof(amountReach, quantityReach);
const conditions = fc.oneof(
  { arbitrary: fc.constant([]), weight: 5 },
  fc.constantFrom(
    [{ kind: 'members' }],
    [{ kind: 'firstOrder' }],
    [{ kind: 'cards', cards: ['GOLD'] }],
    [{ kind: 'cards', cards: ['PINK', 'WHITE'] }],
  ),
);
const base = {
  scope,
  conditions,
  mark: fc.constant('优惠'),
  priority: fc.integer({ min: 0, max: 3 }),
};
const noQuota = fc.constant({ total: null, perShopper: null });
const quota = fc.oneof(
  { arbitrary: noQuota, weight: 3 },
  fc.constantFrom(
    { total: 2, perShopper: 1 },
    { total: null, perShopper: 2 },
    { total: 5, perShopper: null },
  ),
);
const group = fc.constantFrom(null, null, 'g', 'h');

const unitPrice = fc
  .record({
    ...base,
    quota,
    exclusionGroup: fc.constant(null),
    benefit: fc.oneof(
      percent.map((value) => ({ kind: 'payPercent', percent: value })),
      fc.integer({ min: 1, max: 80_00 }).map((amount) => ({ kind: 'unitOff', amount })),
      fc.uniqueArray(fc.constantFrom(...SKUS), { minLength: 1, maxLength: 3 }).chain((skuIds) =>
        fc.integer({ min: 1_00, max: 200_00 }).map((price) => ({
          kind: 'fixedPrice',
          prices: Object.fromEntries(skuIds.map((skuId) => [skuId, price])),
        })),
      ),
    ),
  })
  .chain((rule) =>
    fc.constantFrom('flashSale', 'limitedTime', 'memberPrice').map((kind) => ({ kind, rule })),
  );

const fullAmountBenefit = fc.oneof(
  fc.record({
    kind: fc.constant('amountOff'),
    amount: fc.integer({ min: 1, max: 90_00 }),
    maxTimes: fc.constantFrom(1, 1, 3),
  }),
  percent.map((value) => ({ kind: 'payPercent', percent: value })),
  fc.constantFrom({ kind: 'nthUnit', nth: 2, percent: 50 }, { kind: 'nthUnit', nth: 3, percent: 0 }),
);
const fullAmount = fc
  .record({
    ...base,
    quota: noQuota,
    exclusionGroup: group,
    tiers: fc.array(fc.record({ reach, benefit: fullAmountBenefit }), { minLength: 1, maxLength: 2 }),
    excludesPrices: fc.constantFrom([], [], ['flashSale'], ['memberPrice', 'bundle']),
    combinesWithCoupons: fc.constantFrom(true, true, false),
  })
  .map((rule) => ({ kind: 'fullAmount', rule }));

const gift = fc
  .record({ ...base, quota, exclusionGroup: group, reach, skuId: fc.constantFrom(...GIFTS) })
  .map(({ reach: need, skuId, ...rule }) => ({
    kind: 'gift',
    rule: {
      ...rule,
      tiers: [
        {
          reach: need,
          benefit: {
            choose: 1,
            maxTimes: 1,
            gifts: [{ giftId: `gift-${skuId}`, skuId, title: '赠品', quantity: 1, value: 20_00 }],
          },
        },
      ],
    },
  }));
const extraBuy = fc
  .record({ ...base, quota: noQuota, exclusionGroup: group, reach: amountReach })
  .map(({ reach: need, ...rule }) => ({
    kind: 'extraBuy',
    rule: {
      ...rule,
      tiers: [
        {
          reach: need,
          benefit: {
            limit: 1,
            offers: [{ skuId: GIFTS[0], productId: '300007', title: '换购', price: 9_90, listPrice: 30_00 }],
          },
        },
      ],
    },
  }));

/** Days from now: running, over, to come. */
const window = fc.oneof(
  { arbitrary: fc.constant([-1, 2] as const), weight: 6 },
  fc.constantFrom([-9, -1] as const, [1, 3] as const),
);

const coupon = fc.record({
  rule: fc.record({
    scope,
    threshold: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600_00 })),
    offer: fc.oneof(
      fc.integer({ min: 1, max: 90_00 }).map((amount) => ({ kind: 'amountOff', amount })),
      fc.record({
        kind: fc.constant('percentOff'),
        payPercent: percent,
        cap: fc.integer({ min: 1_00, max: 90_00 }),
      }),
      fc.constant({ kind: 'exchange', pay: 1_00 }),
      fc.constantFrom({ kind: 'freeFreight', cap: null }, { kind: 'freeFreight', cap: 5_00 }),
    ),
  }),
  cards: fc.constantFrom(null, null, null, ['BLACK', 'GOLD']),
});

/** Offers that are in force together. */
export const ruleSet = fc.record({
  promotions: fc.array(
    fc.record({ offer: fc.oneof(unitPrice, fullAmount, fullAmount, gift, extraBuy), window }),
    { minLength: 1, maxLength: 6 },
  ),
  coupons: fc.array(coupon, { maxLength: 3 }),
  setPrice: fc.constantFrom(null, 150_00, 300_00),
  prices: fc.array(fc.integer({ min: 1_00, max: 400_00 }), { minLength: 6, maxLength: 6 }),
});

export const basket = fc.record({
  lines: fc.uniqueArray(
    fc.record({ skuId: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 4, selector: ({ skuId }) => skuId },
  ),
  card: fc.constantFrom('PINK' as const, 'WHITE' as const, 'BLACK' as const, 'GOLD' as const),
  pointsPercent: fc.constantFrom(0, 0, 50, 100),
  takesExtraBuy: fc.boolean(),
  choosesCoupon: fc.boolean(),
});
export type RuleSet = typeof ruleSet extends fc.Arbitrary<infer Set> ? Set : never;
export type RandomBasket = typeof basket extends fc.Arbitrary<infer One> ? One : never;

export const windowOf = ([from, until]: readonly [number, number]) => ({
  starts_at: new Date(Date.now() + from * DAY),
  ends_at: new Date(Date.now() + until * DAY),
});
