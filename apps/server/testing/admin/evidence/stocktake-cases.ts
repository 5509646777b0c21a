import { stocktakesRoutes } from '@huarong/contract/admin/stocktakes';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

const beginTake = async ({ owner }: EvidenceShop): Promise<string> =>
  (await owner.call(stocktakesRoutes.create, { name: '季度盘点' })).results.takeId;

export const stocktakeCases: Record<string, PrepareCase> = {
  'stocktakes.create': async () => ({
    input: { name: '季度盘点' },
    refused: { name: '空', q: '没有这样的规格' },
  }),
  'stocktakes.count': async (shop) => {
    const takeId = await beginTake(shop);
    return {
      input: { takeId, code: SKU.cream, counted: 7 },
      refused: { takeId, code: '没有这个码', counted: 7 },
    };
  },
  'stocktakes.finish': async (shop) => {
    const takeId = await beginTake(shop);
    const { available, held } = await shop.db
      .selectFrom('stock')
      .select(['available', 'held'])
      .where('sku_id', '=', SKU.brush)
      .executeTakeFirstOrThrow();
    for (let round = 0; round < 2; round++)
      await shop.owner.call(stocktakesRoutes.count, {
        takeId,
        code: SKU.brush,
        counted: available + held + 1,
      });
    const input = { takeId, reason: REASON };
    return { input, refused: input };
  },
  'stocktakes.cancel': async (shop) => {
    const input = { takeId: await beginTake(shop), reason: REASON };
    return { input, refused: input };
  },
};
