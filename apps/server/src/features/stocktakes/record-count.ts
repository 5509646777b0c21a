import { concludeCounts, unitsOnHand } from '@huarong/core/inventory';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { countUnshipped, findStock } from '../inventory/index.ts';
import { findLine, lockTake, nameLines } from './stocktakes.queries.ts';

/** Records a count beside what the books say at this moment. Whoever counts sees neither. */
export async function recordCount(
  { db, staff }: AdminWriteContext,
  { takeId, code, counted }: { takeId: number; code: string; counted: number },
) {
  const take = await lockTake(db, takeId);
  if (!take) return refuse({ code: 'stocktake-not-found' as const });
  if (take.state !== 'counting') return refuse({ code: 'stocktake-ended' as const });
  const skuId = await findLine(db, takeId, code.trim());
  const stock = skuId === null ? null : await findStock(db, skuId);
  if (skuId === null || !stock) return refuse({ code: 'stocktake-other-sku' as const });
  const expected = unitsOnHand({ ...stock, unshipped: await countUnshipped(db, skuId) });
  await db
    .insertInto('stocktake_count')
    .values({ take_id: takeId, sku_id: skuId, counted, expected, made_by: staff.staffId })
    .execute();
  const counts = await db
    .selectFrom('stocktake_count')
    .select(['counted', 'expected'])
    .where('take_id', '=', takeId)
    .where('sku_id', '=', skuId)
    .orderBy('id')
    .execute();
  const name = (await nameLines(db, [skuId])).get(skuId);
  return accept({
    skuId,
    code: name?.code ?? '',
    productName: name?.product_name ?? '',
    skuName: name?.sku_name ?? '',
    counted,
    round: counts.length,
    conclusion: concludeCounts(counts.map((count) => count.counted - count.expected)).state,
  });
}
