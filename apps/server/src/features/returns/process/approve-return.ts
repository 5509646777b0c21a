import { ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { DAY_MS } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import type { OrderRow } from '../../orders/index.ts';
import { readSetting } from '../../settings/index.ts';
import { moveReturn } from '../move-return.ts';
import { approvedNote, NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import type { ReturnRow } from '../return-rows.ts';
import { startRefund } from './start-refund.ts';

/** 10 → 20 with some days to send the items, or → 50 when nothing has to be sent. Null when the status has changed. */
export async function approveReturn(
  tx: Tx,
  refunds: RefundPort,
  order: OrderRow,
  row: ReturnRow,
): Promise<ReturnRow | null> {
  if (row.status !== ReturnStatus.AwaitingReview) return null;
  if (row.kind === ReturnKind.RefundOnly)
    return startRefund(tx, refunds, order, row, { note: NOTES.approvedUnsent });
  const { sendDays } = await readSetting(tx, 'returns', row.created_at);
  const sendBy = new Date((await readClock(tx)).getTime() + sendDays * DAY_MS);
  return moveReturn(tx, order, row.id, {
    from: [ReturnStatus.AwaitingReview],
    to: ReturnStatus.AwaitingShipment,
    note: approvedNote(row),
    fields: { send_by: sendBy },
  });
}
