import type { Tx } from '#platform/database';
import type { OrderRow } from '../../orders/index.ts';
import { moveReturn } from '../move-return.ts';
import { sentNote } from '../notes.ts';
import type { ReturnRow } from '../return-rows.ts';

/** The parcel is on its way: 20 → 30, or another number for one that is (30). False: it has gone on. */
export async function recordShipment(
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  { carrier, waybillNo }: { carrier: string; waybillNo: string },
): Promise<boolean> {
  const fields = { carrier, waybill_no: waybillNo };
  if (row.status === 30) {
    await tx.updateTable('return_request').set(fields).where('id', '=', row.id).execute();
    return true;
  }
  const note = sentNote(carrier, waybillNo);
  return (await moveReturn(tx, order, row.id, { from: [20], to: 30, note, fields })) !== null;
}
