import { ReturnStatus } from '@huarong/core/returns';
import { defaultSettings } from '@huarong/core/settings';
import type { Tx } from '#platform/database';
import { type Application, appliedNote, approvedNote, lateNote, NOTES, sentNote } from './notes.ts';
import { setTimers } from './return-timers.ts';
import { getReturn } from './returns.queries.ts';

export { claimUnits, updateAfterSaleStatus } from './move-return.ts';

/** The note of a status, for demo returns whose history is written directly. */
export function noteOf(
  status: ReturnStatus,
  application: Application,
  { carrier, waybill_no }: { carrier: string; waybill_no: string },
): string {
  switch (status) {
    case ReturnStatus.AwaitingReview:
      return appliedNote(application);
    case ReturnStatus.AwaitingShipment:
      return approvedNote(application);
    case ReturnStatus.InTransit:
      return sentNote(carrier, waybill_no);
    default:
      return STATUS_NOTES[status];
  }
}
const STATUS_NOTES = {
  [ReturnStatus.Inspecting]: NOTES.received,
  [ReturnStatus.Refunding]: NOTES.passed,
  [ReturnStatus.RefundFailed]: NOTES.refundFailed,
  [ReturnStatus.Completed]: NOTES.refunded,
  [ReturnStatus.Withdrawn]: NOTES.withdrawn,
  [ReturnStatus.Rejected]: NOTES.refused,
  [ReturnStatus.InspectionFailed]: NOTES.failed,
  [ReturnStatus.Expired]: lateNote(defaultSettings('returns').sendDays),
} as const;

export async function resetTimers(tx: Tx, returnId: string): Promise<void> {
  await setTimers(tx, await getReturn(tx, returnId));
}
