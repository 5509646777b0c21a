import { amount, type DemoPromotion, noConditions } from './demo-promotion.ts';
import { type DemoSku, type SkuLookup, yuan } from './sku-lookup.ts';

const asGift = (id: string, { skuId, title, price }: DemoSku) => ({
  giftId: id,
  skuId,
  title,
  quantity: 1,
  value: price,
});
const asExtraBuy = ({ skuId, productId, title, price }: DemoSku, at: number) => ({
  skuId,
  productId,
  title,
  price: yuan(at),
  listPrice: price,
});

/** Gifts, gifts to choose from and extra-buys. */
export const giftsAndExtraBuys = (lookup: SkuLookup): DemoPromotion[] => [
  {
    id: 'gift-solene',
    kind: 'gift',
    title: '索兰娜满 299 赠便携唇刷',
    hours: 14 * 24,
    rule: {
      ...noConditions,
      mark: '赠品',
      priority: 45,
      scope: { kind: 'brand', brandIds: [lookup.brand('solene-ardey')] },
      tiers: [
        {
          reach: amount(299),
          benefit: {
            choose: 1,
            gifts: [asGift('brush', lookup.sku('touvane', '便携伸缩唇刷'))],
            maxTimes: 1,
          },
        },
      ],
    },
  },
  {
    id: 'choose-samples',
    kind: 'gift',
    title: '满 399 任选 2 份小样，满 799 任选 3 份',
    hours: 30 * 24,
    rule: {
      ...noConditions,
      mark: '任选赠品',
      priority: 20,
      scope: { kind: 'all' },
      tiers: [
        { reach: amount(399), benefit: { choose: 2, gifts: samples(lookup), maxTimes: 1 } },
        { reach: amount(799), benefit: { choose: 3, gifts: samples(lookup), maxTimes: 1 } },
      ],
    },
  },
  {
    id: 'extra-buy',
    kind: 'extraBuy',
    title: '满 199 加价换购，最多 2 件',
    hours: 30 * 24,
    rule: {
      ...noConditions,
      mark: '加价购',
      priority: 30,
      scope: { kind: 'all' },
      tiers: [
        {
          reach: amount(199),
          benefit: {
            limit: 2,
            offers: [
              asExtraBuy(lookup.sku('solene-ardey', '朱砂塑形唇线笔'), 49),
              asExtraBuy(lookup.sku('qingye', '炒茶人茶籽护手霜'), 19.9),
              asExtraBuy(lookup.sku('touvane', '博韦丝绒粉扑', 2), 29),
              asExtraBuy(lookup.sku('yuneha', '米汤浸润贴片面膜'), 39),
            ],
          },
        },
      ],
    },
  },
];

const samples = (lookup: SkuLookup) => [
  asGift('camellia', lookup.sku('lorvenne', '山茶焕亮面霜', 2)),
  asGift('bamboo', lookup.sku('qingye', '青竹舒缓保湿面膜', 3)),
  asGift('old-book', lookup.sku('atelier-novem', '旧书页 试香管')),
  asGift('rain', lookup.sku('maison-oreval', '雨后青石 试香管')),
  asGift('rice', lookup.sku('yuneha', '米汤浸润贴片面膜', 2)),
];
