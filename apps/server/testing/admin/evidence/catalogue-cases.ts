import { gridRoutes } from '@huarong/contract/admin/grid';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { saveSet } from '../../../src/features/change-sets/testing/save-set.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

/** A set that is applied tomorrow. */
async function planSet({ owner, db }: EvidenceShop): Promise<string> {
  const { offer_price_fen: base } = await db
    .selectFrom('sku')
    .select('offer_price_fen')
    .where('id', '=', SKU.serum)
    .executeTakeFirstOrThrow();
  const { results } = await owner.call(gridRoutes.save, {
    title: '调价',
    reason: REASON,
    cells: [{ skuId: SKU.serum, column: 'offer', base, value: base - 100 }],
    applyAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  return results.setId;
}

export const catalogueCases: Record<string, PrepareCase> = {
  'grid.save': async ({ db }) => {
    const { purchase_limit: base } = await db
      .selectFrom('sku')
      .select('purchase_limit')
      .where('id', '=', SKU.cream)
      .executeTakeFirstOrThrow();
    const save = (value: number) => ({
      title: '限购',
      reason: REASON,
      cells: [{ skuId: SKU.cream, column: 'limit', base, value }],
    });
    return { input: save(7), refused: save(0) };
  },
  'changes.withdraw': async (shop) => {
    const setId = await planSet(shop);
    return { input: { setId }, refused: { setId } };
  },
  'changes.applyNow': async (shop) => {
    const setId = await planSet(shop);
    return { input: { setId }, refused: { setId } };
  },
  'changes.undo': async ({ db }) => {
    const setId = await saveSet(db, [
      {
        table: 'sku',
        id: SKU.cream,
        isNew: false,
        value: { offer_price_fen: 9_900, market_price_fen: null },
      },
    ]);
    const input = { setId: String(setId), reason: REASON };
    return { input, refused: input };
  },
};
