import { type DemoSku, type SkuLookup, yuan } from './sku-lookup.ts';

/** A demo presale that always stays in this phase. Prices in fen. */
export interface DemoPresale {
  id: string;
  title: string;
  skuId: string;
  price: number;
  deposit: number;
  depositWorth: number;
  phase: 'deposit' | 'balance';
}
export interface DemoSet {
  id: string;
  title: string;
  skuIds: string[];
  price: number;
  hours: number;
}

export const demoPresales = (lookup: SkuLookup): DemoPresale[] => {
  const [garden, box] = [lookup.sku('lorvenne', '山茶园四季礼盒'), lookup.sku('xunmei', '岁朝清供妆匣')];
  return [
    {
      id: 'presale-garden',
      title: '山茶园四季礼盒新年预售',
      skuId: garden.skuId,
      price: yuan(2080),
      deposit: yuan(200),
      depositWorth: yuan(400),
      phase: 'deposit',
    },
    {
      id: 'presale-box',
      title: '岁朝清供妆匣预售',
      skuId: box.skuId,
      price: yuan(339),
      deposit: yuan(50),
      depositWorth: yuan(80),
      phase: 'balance',
    },
  ];
};

/** 搭配买更省. */
export const demoSets = (lookup: SkuLookup): DemoSet[] => [
  {
    id: 'set-winter-look',
    title: '冬日妆容四件搭配价 1159 元',
    skuIds: [
      lookup.sku('solene-ardey', '朱砂丝绒哑光唇膏', 3),
      lookup.sku('coraline-vaux', '晴日双色腮红'),
      lookup.sku('palomire', '柔焦定妆蜜粉饼'),
      lookup.sku('touvane', '七号手工散粉刷'),
    ].map(({ skuId }) => skuId),
    price: yuan(1159),
    hours: 14 * 24,
  },
  productSet('set-camellia', '山茶护肤三步', [
    lookup.sku('lorvenne', '山茶柔润花水'),
    lookup.sku('lorvenne', '山茶光感精华'),
    lookup.sku('lorvenne', '山茶润泽精华乳'),
  ]),
  productSet('set-tea-morning', '清晨茶园三件', [
    lookup.sku('qingye', '明前茶氨基酸洁面慕斯'),
    lookup.sku('qingye', '龙井酵素精粹水'),
    lookup.sku('qingye', '竹沥水润保湿乳'),
  ]),
];

/** An eighth less than the sum of its items, in whole yuan. */
const productSet = (id: string, title: string, items: readonly DemoSku[]): DemoSet => ({
  id,
  title,
  skuIds: items.map(({ skuId }) => skuId),
  price: yuan(Math.round((items.reduce((sum, { price }) => sum + price, 0) * 7) / 800)),
  hours: 14 * 24,
});
