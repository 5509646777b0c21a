import type { ReturnStatus } from '@huarong/core/returns';
import type { Tx } from '#platform/database';
import { type Application, appliedNote, approvedNote, NOTES, sentNote } from './notes.ts';
import { setTimers } from './return-timers.ts';
import { findAnyReturn } from './returns.queries.ts';

export { claimUnits, updateAfterSaleStatus } from './move-return.ts';

/** The note of a status, for demo returns whose history is written directly. */
export function noteOf(
  status: ReturnStatus,
  application: Application,
  { carrier, waybill_no }: { carrier: string; waybill_no: string },
): string {
  switch (status) {
    case 10:
      return appliedNote(application);
    case 20:
      return approvedNote(application);
    case 30:
      return sentNote(carrier, waybill_no);
    default:
      return STATUS_NOTES[status];
  }
}
const STATUS_NOTES = {
  40: NOTES.received,
  50: NOTES.passed,
  55: NOTES.refundFailed,
  60: NOTES.refunded,
  81: NOTES.withdrawn,
  82: NOTES.refused,
  83: NOTES.failed,
  84: NOTES.late,
} as const;

export async function resetTimers(tx: Tx, returnId: string): Promise<void> {
  await setTimers(tx, (await findAnyReturn(tx, returnId))!);
}
