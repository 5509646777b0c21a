import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { stockUnits } from '../stock-units.ts';
import { moveLots } from './lots.queries.ts';
import type { LeavingLine } from './parcel-lots.ts';
import { blockRecalled } from './settle-lots.ts';

interface SentLot {
  parcel_id: string;
  order_line_id: string;
  sku_id: string;
  lot_id: number;
  left: number;
}

/**
 * Puts units that came back and can be sold again to the lots they were sent from. Units of a recalled lot are taken out of
 * sale again at once. The caller has restocked them and ensures that it happens once.
 */
export async function returnToLots(
  tx: Tx,
  reference: string,
  returned: readonly LeavingLine[],
): Promise<void> {
  const skuIds = new Set<string>();
  const sentLots = await listSent(
    tx,
    returned.map(({ line }) => line.id),
  );
  for (const { line, quantity } of returned)
    for (const { skuId, quantity: units } of stockUnits(line, quantity)) {
      skuIds.add(skuId);
      let rest = units;
      for (const sent of sentLots) {
        if (sent.order_line_id !== line.id || sent.sku_id !== skuId) continue;
        const share = Math.min(rest, sent.left);
        if (share === 0) continue;
        await sql`
          update parcel_item_lot set returned = returned + ${share}
          where parcel_id = ${sent.parcel_id} and order_line_id = ${line.id} and lot_id = ${sent.lot_id}`.execute(
          tx,
        );
        await moveLots(tx, [{ lotId: sent.lot_id, delta: share }], { reason: 'return', reference });
        rest -= share;
        sent.left -= share;
      }
    }
  await blockRecalled(tx, [...skuIds]);
}

/** From which lots the units of lines were sent that have not come back, the newest parcel first. */
const listSent = async (tx: Tx, lineIds: readonly string[]): Promise<SentLot[]> =>
  (
    await sql<SentLot>`
      select sent.parcel_id, sent.order_line_id, lot.sku_id, sent.lot_id, sent.quantity - sent.returned as "left"
      from parcel_item_lot sent join stock_lot lot on lot.id = sent.lot_id join parcel on parcel.id = sent.parcel_id
      where sent.order_line_id = any (${[...lineIds]}) and sent.returned < sent.quantity
      order by parcel.created_at desc, sent.lot_id for update of sent, lot`.execute(tx)
  ).rows;
