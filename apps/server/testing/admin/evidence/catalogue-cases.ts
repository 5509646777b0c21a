import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { saveSet } from '../../../src/features/change-sets/testing/save-set.ts';
import { type PrepareCase, REASON } from './evidence-case.ts';

export const catalogueCases: Record<string, PrepareCase> = {
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
