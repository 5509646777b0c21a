import { type Database, insertRows } from '#platform/database';
import { SKU } from './seed-products.ts';

const day = 86_400_000;
const openWindow = () => ({
  starts_at: new Date(Date.now() - day),
  ends_at: new Date(Date.now() + day),
  state: 'live',
});
const noConditions = {
  conditions: [],
  exclusionGroup: null,
  quota: { total: null, perShopper: null },
  priority: 50,
};
const only = (...skuIds: string[]) => ({ kind: 'list', goods: { skuIds } });
const amount = (fen: number) => ({ kind: 'amount', amount: fen });
const fullAmount = { ...noConditions, excludesPrices: ['flashSale'], combinesWithCoupons: true };

/** One promotion of each kind on the test products, with round amounts. */
export async function seedPromotions(db: Database) {
  await insertRows(db, 'promotion', [
    {
      id: 'flash',
      kind: 'flashSale',
      title: '精华秒杀',
      rule: {
        ...noConditions,
        mark: '秒杀价',
        scope: only(SKU.serum),
        benefit: { kind: 'fixedPrice', prices: { [SKU.serum]: 700_00 } },
      },
      ...openWindow(),
    },
    {
      id: 'member',
      kind: 'memberPrice',
      title: '会员九折',
      rule: {
        ...noConditions,
        mark: '会员价',
        conditions: [{ kind: 'members' }],
        scope: only(SKU.limited),
        benefit: { kind: 'payPercent', percent: 90 },
      },
      ...openWindow(),
    },
    {
      id: 'full',
      kind: 'fullAmount',
      title: '满 300 减 50，满 600 减 120',
      rule: {
        ...fullAmount,
        mark: '满减',
        scope: only(SKU.cream, SKU.rouge),
        tiers: [
          { reach: amount(300_00), benefit: { kind: 'amountOff', amount: 50_00, maxTimes: 1 } },
          { reach: amount(600_00), benefit: { kind: 'amountOff', amount: 120_00, maxTimes: 1 } },
        ],
      },
      ...openWindow(),
    },
    {
      id: 'half',
      kind: 'fullAmount',
      title: '第二件半价',
      rule: {
        ...fullAmount,
        mark: '第二件半价',
        priority: 10,
        scope: only(SKU.cream),
        tiers: [
          { reach: { kind: 'quantity', quantity: 2 }, benefit: { kind: 'nthUnit', nth: 2, percent: 50 } },
        ],
      },
      ...openWindow(),
    },
    {
      id: 'samples',
      kind: 'gift',
      title: '满 500 任选 1 份',
      rule: {
        ...noConditions,
        mark: '任选赠品',
        scope: { kind: 'all' },
        tiers: [
          {
            reach: amount(500_00),
            benefit: {
              choose: 1,
              maxTimes: 1,
              gifts: [
                { giftId: 'brush', skuId: SKU.brush, title: '唇刷', quantity: 1, value: 30_00 },
                { giftId: 'sample', skuId: SKU.sample, title: '小样', quantity: 1, value: 20_00 },
                { giftId: 'none-left', skuId: SKU.soldOut, title: '送完的', quantity: 1, value: 45_00 },
              ],
            },
          },
        ],
      },
      ...openWindow(),
    },
    {
      id: 'extra',
      kind: 'extraBuy',
      title: '满 400 加价换购',
      rule: {
        ...noConditions,
        mark: '加价购',
        scope: { kind: 'all' },
        tiers: [
          {
            reach: amount(400_00),
            benefit: {
              limit: 1,
              offers: [
                { skuId: SKU.brush, productId: '200006', title: '唇刷', price: 9_90, listPrice: 30_00 },
                { skuId: SKU.soldOut, productId: '200009', title: '换完的', price: 9_90, listPrice: 45_00 },
              ],
            },
          },
        ],
      },
      ...openWindow(),
    },
    {
      id: 'over',
      kind: 'flashSale',
      title: '上周的秒杀',
      rule: {
        ...noConditions,
        mark: '秒杀价',
        scope: { kind: 'all' },
        benefit: { kind: 'payPercent', percent: 1 },
      },
      starts_at: new Date(Date.now() - 2 * day),
      ends_at: new Date(Date.now() - day),
      state: 'live',
    },
  ]);
  await insertRows(db, 'presale', [
    {
      id: 'presale',
      sku_id: SKU.perfume,
      title: '香水预售',
      price_fen: 900_00,
      deposit_fen: 100_00,
      deposit_worth_fen: 200_00,
      deposit_from: new Date(Date.now() - day),
      deposit_until: new Date(Date.now() + day),
      balance_from: new Date(Date.now() + day),
      balance_until: new Date(Date.now() + 2 * day),
      ships_by: new Date(Date.now() + 9 * day),
      state: 'live',
    },
  ]);
  await insertRows(db, 'bundle_price', [
    {
      id: 'set',
      title: '口红面霜搭配',
      sku_ids: [SKU.rougeOther, SKU.limited],
      price_fen: 350_00,
      ...openWindow(),
    },
  ]);
}
