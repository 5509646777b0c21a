import { ReturnStatus } from '@huarong/core/returns';
import type { Tx } from '#platform/database';
import type { OrderRow } from '../../orders/index.ts';
import { moveReturn } from '../move-return.ts';
import { sentNote } from '../notes.ts';
import type { ReturnRow } from '../return-rows.ts';

/** The items are sent back: 20 → 30, or a corrected waybill at 30. False when the status has changed. */
export async function recordShipment(
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  { carrier, waybillNo }: { carrier: string; waybillNo: string },
): Promise<boolean> {
  const fields = { carrier, waybill_no: waybillNo };
  if (row.status === ReturnStatus.InTransit) {
    await tx.updateTable('return_request').set(fields).where('id', '=', row.id).execute();
    return true;
  }
  const note = sentNote(carrier, waybillNo);
  return (
    (await moveReturn(tx, order, row.id, {
      from: [ReturnStatus.AwaitingShipment],
      to: ReturnStatus.InTransit,
      note,
      fields,
    })) !== null
  );
}
