import type { AdjustmentCause } from '@huarong/core/inventory';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, type Queryable, type Tx, transaction } from '#platform/database';
import { deleteExpectedArrival } from './expected-arrivals.queries.ts';
import { adjustLot, type LotOfAdjustment, type LotRefusal } from './lots/adjust-lot.ts';
import { blockRecalled, settleLots } from './lots/settle-lots.ts';

export interface StockLevel {
  available: number;
  held: number;
  sold: number;
}

/** Why the stock is corrected: the ledger stores all of it. */
export interface StockCorrection {
  difference: number;
  cause: AdjustmentCause;
  /** What the ledger refers to: `console`, `adjustment`, `approval:17`. */
  reference: string;
  note?: string;
}
interface CorrectionOfLot extends StockCorrection {
  lot: LotOfAdjustment;
}

/** Adds or removes units of stock; null when the sku is unknown or fewer units are available than removed. */
export const adjustStock = (
  db: Database,
  skuId: string,
  correction: StockCorrection,
): Promise<StockLevel | null> =>
  transaction(db, async (tx) => {
    const counted = await changeStock(tx, skuId, correction);
    if (counted) await followWithLots(tx, skuId, correction);
    return counted && findStock(tx, skuId);
  });

/** As `adjustStock`, of one lot. A refusal has to roll the transaction back. */
export async function adjustStockOfLot(
  tx: Tx,
  skuId: string,
  { lot, ...correction }: CorrectionOfLot,
): Promise<Result<StockLevel, LotRefusal | { code: 'stock-too-few' }>> {
  if (!(await changeStock(tx, skuId, correction))) return refuse({ code: 'stock-too-few' });
  const adjusted = await adjustLot(tx, { skuId, ...correction }, lot);
  if (!adjusted.ok) return adjusted;
  await followWithLots(tx, skuId, correction);
  const level = await findStock(tx, skuId);
  return level ? accept(level) : refuse({ code: 'stock-too-few' });
}

async function changeStock(
  tx: Tx,
  skuId: string,
  { difference, cause, reference, note }: StockCorrection,
): Promise<StockLevel | null> {
  const counted = await tx
    .updateTable('stock')
    .set((row) => ({ available: row('available', '+', difference) }))
    .where('sku_id', '=', skuId)
    .where('available', '>=', -difference)
    .returning(['available', 'held', 'sold'])
    .executeTakeFirst();
  if (!counted) return null;
  // What was expected has come.
  if (cause === 'received' && difference > 0) await deleteExpectedArrival(tx, skuId);
  if (difference !== 0)
    await tx
      .insertInto('stock_ledger')
      .values({ sku_id: skuId, delta: difference, reason: cause, reference, note: note ?? null })
      .execute();
  return counted;
}

const followWithLots = (tx: Tx, skuId: string, { difference, reference }: StockCorrection) =>
  difference < 0 ? settleLots(tx, [skuId], reference) : blockRecalled(tx, [skuId]);

export const findStock = async (db: Queryable, skuId: string): Promise<StockLevel | null> =>
  (await db
    .selectFrom('stock')
    .select(['available', 'held', 'sold'])
    .where('sku_id', '=', skuId)
    .executeTakeFirst()) ?? null;

/** Locked until the transaction ends, so that a count is compared with what is there. */
export const lockStockLevel = async (tx: Tx, skuId: string): Promise<StockLevel | null> =>
  (await tx
    .selectFrom('stock')
    .select(['available', 'held', 'sold'])
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst()) ?? null;
