import { amount, type DemoPromotion, everybody } from './demo-promotion.ts';
import { type Goods, type ShelfGuide, yuan } from './shelf.ts';

const asGift = (id: string, { skuId, title, price }: Goods) => ({
  giftId: id,
  skuId,
  title,
  quantity: 1,
  value: price,
});
const asExtraBuy = ({ skuId, productId, title, price }: Goods, at: number) => ({
  skuId,
  productId,
  title,
  price: yuan(at),
  listPrice: price,
});

/** What comes beside the goods: gifts, gifts to choose from, extra-buys. */
export const besides = (shelf: ShelfGuide): DemoPromotion[] => [
  {
    id: 'gift-solene',
    kind: 'gift',
    title: '索兰娜满 299 赠便携唇刷',
    hours: 14 * 24,
    rule: {
      ...everybody,
      mark: '赠品',
      priority: 45,
      scope: { kind: 'brand', brandIds: [shelf.brand('solene-ardey')] },
      tiers: [
        {
          reach: amount(299),
          benefit: {
            choose: 1,
            gifts: [asGift('brush', shelf.sku('touvane', '便携伸缩唇刷'))],
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
      ...everybody,
      mark: '任选赠品',
      priority: 20,
      scope: { kind: 'all' },
      tiers: [
        { reach: amount(399), benefit: { choose: 2, gifts: samples(shelf), maxTimes: 1 } },
        { reach: amount(799), benefit: { choose: 3, gifts: samples(shelf), maxTimes: 1 } },
      ],
    },
  },
  {
    id: 'extra-buy',
    kind: 'extraBuy',
    title: '满 199 加价换购，最多 2 件',
    hours: 30 * 24,
    rule: {
      ...everybody,
      mark: '加价购',
      priority: 30,
      scope: { kind: 'all' },
      tiers: [
        {
          reach: amount(199),
          benefit: {
            limit: 2,
            offers: [
              asExtraBuy(shelf.sku('solene-ardey', '朱砂塑形唇线笔'), 49),
              asExtraBuy(shelf.sku('qingye', '炒茶人茶籽护手霜'), 19.9),
              asExtraBuy(shelf.sku('touvane', '博韦丝绒粉扑', 2), 29),
              asExtraBuy(shelf.sku('yuneha', '米汤浸润贴片面膜'), 39),
            ],
          },
        },
      ],
    },
  },
];

const samples = (shelf: ShelfGuide) => [
  asGift('camellia', shelf.sku('lorvenne', '山茶焕亮面霜', 2)),
  asGift('bamboo', shelf.sku('qingye', '青竹舒缓保湿面膜', 3)),
  asGift('old-book', shelf.sku('atelier-novem', '旧书页 试香管')),
  asGift('rain', shelf.sku('maison-oreval', '雨后青石 试香管')),
  asGift('rice', shelf.sku('yuneha', '米汤浸润贴片面膜', 2)),
];
