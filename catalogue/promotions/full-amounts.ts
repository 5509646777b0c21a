import { amount, type DemoPromotion, minQuantity, noConditions, pay } from './demo-promotion.ts';
import { type SkuLookup, yuan } from './sku-lookup.ts';

const off = (value: number, maxTimes = 1) => ({ kind: 'amountOff', amount: yuan(value), maxTimes });

/** 满减, 满折, 每满减, N件M折 and 第二件半价. */
export const fullAmounts = (lookup: SkuLookup): DemoPromotion[] => {
  const rule = { ...noConditions, excludesPrices: ['flashSale'], combinesWithCoupons: true };
  return [
    {
      id: 'full-makeup',
      kind: 'fullAmount',
      title: '彩妆满 299 减 30，满 599 减 80，满 999 减 150',
      hours: 14 * 24,
      rule: {
        ...rule,
        mark: '满减',
        priority: 50,
        scope: { kind: 'category', categoryIds: ['60002'] },
        tiers: [
          { reach: amount(299), benefit: off(30) },
          { reach: amount(599), benefit: off(80) },
          { reach: amount(999), benefit: off(150) },
        ],
      },
    },
    {
      id: 'percent-skincare',
      kind: 'fullAmount',
      title: '护肤满 499 享 9 折',
      hours: 14 * 24,
      rule: {
        ...rule,
        mark: '满折',
        priority: 50,
        scope: { kind: 'category', categoryIds: ['60001'] },
        tiers: [{ reach: amount(499), benefit: pay(90) }],
      },
    },
    {
      id: 'each-fragrance',
      kind: 'fullAmount',
      title: '香水香氛每满 1,000 减 100',
      hours: 14 * 24,
      rule: {
        ...rule,
        mark: '满减',
        priority: 50,
        scope: { kind: 'category', categoryIds: ['60007'] },
        tiers: [{ reach: amount(1000), benefit: off(100, 5) }],
      },
    },
    {
      id: 'pieces-kestra',
      kind: 'fullAmount',
      title: '凯斯黛 2 件 8.5 折，3 件 8 折',
      hours: 7 * 24,
      rule: {
        ...rule,
        mark: '多件折',
        priority: 55,
        scope: { kind: 'brand', brandIds: [lookup.brand('kestra')] },
        tiers: [
          { reach: minQuantity(2), benefit: pay(85) },
          { reach: minQuantity(3), benefit: pay(80) },
        ],
      },
    },
    {
      id: 'second-qingye',
      kind: 'fullAmount',
      title: '青也第二件半价',
      hours: 7 * 24,
      rule: {
        ...rule,
        mark: '第二件半价',
        priority: 55,
        scope: { kind: 'brand', brandIds: [lookup.brand('qingye')] },
        tiers: [{ reach: minQuantity(2), benefit: { kind: 'nthUnit', nth: 2, percent: 50 } }],
      },
    },
  ];
};
