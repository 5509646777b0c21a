import { type Database, insertRows } from '#platform/database';
import { productOf, seedSkus } from '../../cart/testing/seed-products.ts';

/** A four-pan palette: the case and every part at ¥100.00, ¥40.00 off when full. */
export const PALETTE = 'palette';
export const CASE = '20100101';
export const PAN = {
  mattA: '20100201',
  mattB: '20100301',
  satinA: '20100401',
  satinB: '20100501',
  pearl: '20100601',
  glitterA: '20100701',
  glitterB: '20100801',
  soldOut: '20100901',
} as const;

const rule = {
  caseName: '盘盒 · 墨黑',
  partName: '眼影',
  unit: '格',
  slots: ['1', '2', '3', '4'].map((slotId) => ({ slotId, name: `第 ${slotId} 格`, required: true })),
  groups: [
    { name: '哑光', hint: '打底与加深', partSkuIds: [PAN.mattA, PAN.mattB], least: 1 },
    { name: '缎光', hint: '眼窝过渡', partSkuIds: [PAN.satinA, PAN.satinB, PAN.soldOut] },
    { name: '珠光', hint: '眼皮中央', partSkuIds: [PAN.pearl] },
    { name: '闪片', hint: '点缀', partSkuIds: [PAN.glitterA, PAN.glitterB], most: 1 },
  ],
  distinct: true,
  fullDiscountFen: 40_00,
  engraving: {
    maxCharacters: 6,
    maxLetters: 12,
    fonts: [{ font: 'song', name: '宋体' }],
    feeFen: 0,
    notice: '刻字后为定制商品，不支持无理由退货',
  },
  purchaseLimit: 3,
  deliveryText: '定制需 2 个工作日，单独发货',
  returns: [{ title: '没有刻字', text: '整盘可以退，不能只退一格' }],
  arrivals: [{ skuId: PAN.soldOut, text: '11.22 到货' }],
};

export async function seedBundle(db: Database): Promise<void> {
  const skuIds = [CASE, ...Object.values(PAN)];
  await seedSkus(db, skuIds);
  await db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', PAN.soldOut).execute();
  await insertRows(
    db,
    'stock_ledger',
    skuIds
      .filter((skuId) => skuId !== PAN.soldOut)
      .map((sku_id) => ({ sku_id, delta: 200, reason: 'initial', reference: 'test' })),
  );
  await insertRows(db, 'bundle_builder', [
    { id: PALETTE, product_id: productOf(CASE), sku_id: CASE, title: '自选四格眼影盘', rule, state: 'live' },
  ]);
}

const day = 86_400_000;
/** The case alone at ¥50.00; it must not lower the price of a bundle. */
export const seedFlashSale = (db: Database) =>
  insertRows(db, 'promotion', [
    {
      id: 'flash-case',
      kind: 'flashSale',
      title: '盘盒秒杀',
      rule: {
        conditions: [],
        exclusionGroup: null,
        quota: { total: null, perShopper: null },
        priority: 50,
        mark: '秒杀价',
        scope: { kind: 'list', goods: { skuIds: [CASE] } },
        benefit: { kind: 'fixedPrice', prices: { [CASE]: 50_00 } },
      },
      starts_at: new Date(Date.now() - day),
      ends_at: new Date(Date.now() + day),
      state: 'live',
    },
  ]);

/** Pans in slots 1, 2, 3 …, with an engraving if given. */
export const filled = (pans: readonly string[], text?: string) => ({
  bundleId: PALETTE,
  choices: pans.map((skuId, index) => ({ slotId: String(index + 1), skuId })),
  ...(text !== undefined && { engraving: { text, font: 'song' } }),
});
export const FULL = filled([PAN.mattA, PAN.satinA, PAN.mattB, PAN.pearl]);
export const ENGRAVED = filled([PAN.mattA, PAN.satinA, PAN.mattB, PAN.pearl], '知夏');
