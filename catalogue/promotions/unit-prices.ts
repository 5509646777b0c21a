import { type DemoPromotion, everybody, pay } from './demo-promotion.ts';
import { type ShelfGuide, yuan } from './shelf.ts';

/** Flash sale, limited-time and member price. */
export const unitPrices = (shelf: ShelfGuide): DemoPromotion[] => {
  const cream = shelf.sku('lorvenne', '山茶焕亮面霜');
  return [
    {
      id: 'flash-camellia',
      kind: 'flashSale',
      title: '山茶焕亮面霜限时秒杀',
      hours: 27,
      rule: {
        ...everybody,
        mark: '秒杀价',
        priority: 90,
        scope: { kind: 'list', goods: { skuIds: [cream.skuId] } },
        quota: { total: 300, perShopper: 2 },
        benefit: { kind: 'fixedPrice', prices: { [cream.skuId]: yuan(688) } },
      },
    },
    {
      id: 'limited-yuneha',
      kind: 'limitedTime',
      title: '悠音叶品牌周 8.5 折',
      hours: 5 * 24,
      rule: {
        ...everybody,
        mark: '限时8.5折',
        priority: 60,
        scope: { kind: 'brand', brandIds: [shelf.brand('yuneha')] },
        benefit: pay(85),
      },
    },
    {
      id: 'member-fragrance',
      kind: 'memberPrice',
      title: '会员专享香水香氛 9.5 折',
      hours: 60 * 24,
      rule: {
        ...everybody,
        mark: '会员价',
        priority: 40,
        conditions: [{ kind: 'members' }],
        scope: { kind: 'category', categoryIds: ['60007'] },
        benefit: pay(95),
      },
    },
  ];
};
