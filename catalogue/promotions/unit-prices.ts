import { type DemoPromotion, noConditions, pay } from './demo-promotion.ts';
import { type SkuLookup, yuan } from './sku-lookup.ts';

/** Flash sale, limited-time and member price. */
export const unitPrices = (lookup: SkuLookup): DemoPromotion[] => {
  const cream = lookup.sku('lorvenne', '山茶焕亮面霜');
  return [
    {
      id: 'flash-camellia',
      kind: 'flashSale',
      title: '山茶焕亮面霜限时秒杀',
      hours: 27,
      rule: {
        ...noConditions,
        mark: '秒杀价',
        priority: 90,
        scope: { kind: 'list', goods: { skuIds: [cream.skuId] } },
        quota: { total: 80, perShopper: 2 },
        benefit: { kind: 'fixedPrice', prices: { [cream.skuId]: yuan(688) } },
      },
    },
    {
      id: 'limited-yuneha',
      kind: 'limitedTime',
      title: '悠音叶品牌周 8.5 折',
      hours: 5 * 24,
      rule: {
        ...noConditions,
        mark: '限时8.5折',
        priority: 60,
        scope: { kind: 'brand', brandIds: [lookup.brand('yuneha')] },
        benefit: pay(85),
      },
    },
    {
      id: 'member-fragrance',
      kind: 'memberPrice',
      title: '会员专享香水香氛 9.5 折',
      hours: 60 * 24,
      rule: {
        ...noConditions,
        mark: '会员价',
        priority: 40,
        conditions: [{ kind: 'members' }],
        scope: { kind: 'category', categoryIds: ['60007'] },
        benefit: pay(95),
      },
    },
  ];
};
