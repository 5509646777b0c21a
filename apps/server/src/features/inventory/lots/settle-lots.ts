import { shrinkLots } from '@huarong/core/inventory';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { countUnshipped } from '../count-unshipped.ts';
import { listLots, lockLots, moveLots } from './lots.queries.ts';

/** Units of a sku in the warehouse: available, held, or paid for and not shipped. */
export async function countOnHand(db: Queryable, skuId: string): Promise<number> {
  const stock = await db
    .selectFrom('stock')
    .select(['available', 'held'])
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  return stock ? stock.available + stock.held + (await countUnshipped(db, skuId)) : 0;
}

export const sumRemaining = (lots: readonly { remaining: number }[]): number =>
  lots.reduce((total, { remaining }) => total + remaining, 0);

/**
 * After the stock of skus became smaller: units that nobody named a lot for are first those without a lot, then those of
 * the lots that expire first. So lots never hold more than is on hand.
 */
export async function settleLots(tx: Tx, skuIds: readonly string[], reference: string): Promise<void> {
  const known = new Set((await listLots(tx, skuIds)).map(({ skuId }) => skuId));
  for (const skuId of [...known].sort()) {
    const lots = await lockLots(tx, [skuId]);
    const tooMany = sumRemaining(lots) - (await countOnHand(tx, skuId));
    if (tooMany <= 0) continue;
    const moves = shrinkLots(lots, tooMany).map(({ lotId, units }) => ({ lotId, delta: -units }));
    if (!(await moveLots(tx, moves, { reason: 'uncounted', reference })))
      throw new Error(`lots of sku ${skuId} changed while they were locked`);
  }
}

/** From now on no unit of the lot is sold. False: it is recalled already. */
export async function markRecalled(tx: Tx, lotId: number): Promise<boolean> {
  const { rows } = await sql`
    update stock_lot set recalled_at = shop_now() where id = ${lotId} and recalled_at is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Takes units of recalled lots out of sale as far as they are available: what was sold before the recall and is not shipped
 * is replaced by other units, and then these are taken out too. Answers how many.
 */
export async function blockRecalled(tx: Tx, skuIds: readonly string[]): Promise<number> {
  let blocked = 0;
  for (const { skuId, lotId, remaining, isRecalled } of await listLots(tx, skuIds)) {
    if (!isRecalled) continue;
    const { rows } = await sql<{ units: number }>`
      with level as (
        select sku_id, least(available, ${remaining}::int) as units from stock where sku_id = ${skuId} for update
      ), lowered as (
        update stock set available = available - level.units from level
        where stock.sku_id = level.sku_id and level.units > 0 returning level.units
      )
      insert into stock_ledger (sku_id, delta, reason, reference)
      select ${skuId}, -units, 'recall', ${`lot:${lotId}`} from lowered returning -delta as units`.execute(
      tx,
    );
    const units = rows[0]?.units ?? 0;
    if (units === 0) continue;
    if (!(await moveLots(tx, [{ lotId, delta: -units }], { reason: 'recall', reference: `lot:${lotId}` })))
      throw new Error(`lot ${lotId} has fewer units than were blocked`);
    blocked += units;
  }
  return blocked;
}
