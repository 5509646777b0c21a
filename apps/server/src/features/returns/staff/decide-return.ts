import { ReturnStatus, reasonRule } from '@huarong/core/returns';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import type { OrderRow } from '../../orders/index.ts';
import { moveReturn } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import { approveReturn } from '../process/approve-return.ts';
import { passInspection } from '../process/pass-inspection.ts';
import { recordShipment } from '../process/record-shipment.ts';
import { settleReturns } from '../process/settle-returns.ts';
import { type ReturnRow, reasonKeyOf } from '../return-rows.ts';
import { refundDeadline } from '../return-timers.ts';
import { lockReturn } from '../returns.queries.ts';

export type ReturnDecision = Result<
  { returnId: string },
  { code: 'return-not-found' } | { code: 'return-moved-on' }
>;

export const approve = (db: Database, refunds: RefundPort, returnId: string) =>
  withLockedReturn(db, returnId, (tx, order, row) => approveReturn(tx, refunds, order, row));

/** The shopper sees the reason and can apply again. */
export const refuseReturn = (db: Database, returnId: string, why?: string) =>
  withLockedReturn(db, returnId, (tx, order) =>
    moveReturn(tx, order, returnId, {
      from: [ReturnStatus.AwaitingReview],
      to: ReturnStatus.Rejected,
      note: why ?? NOTES.refused,
    }),
  );

/** The courier has collected the parcel. */
export const recordPickup = (
  db: Database,
  returnId: string,
  parcel: { carrier: string; waybillNo: string },
) =>
  withLockedReturn(db, returnId, async (tx, order, row) =>
    (await recordShipment(tx, order, row, parcel)) ? row : null,
  );

/** The parcel has arrived, with or without a waybill: the statutory seven days start now. */
export const receive = (db: Database, returnId: string) =>
  withLockedReturn(db, returnId, async (tx, order, row) =>
    moveReturn(tx, order, returnId, {
      from: [ReturnStatus.AwaitingShipment, ReturnStatus.InTransit],
      to: ReturnStatus.Inspecting,
      note: NOTES.received,
      fields: { refund_by: await refundDeadline(tx, row) },
    }),
  );

export interface InspectionResult {
  isPassed: boolean;
  /** Passed but not sellable. Omitted: the return reason decides. */
  isUnsellable?: boolean;
  why?: string | undefined;
  waybillNo?: string | undefined;
}
export const inspect = (db: Database, refunds: RefundPort, returnId: string, result: InspectionResult) =>
  withLockedReturn(db, returnId, (tx, order, row) =>
    result.isPassed
      ? passInspection(tx, refunds, order, row, {
          isSellable: () => reasonRule(row.reason).isSellable && !result.isUnsellable,
          ...(result.waybillNo !== undefined && { waybillNo: result.waybillNo }),
        })
      : moveReturn(tx, order, returnId, {
          from: [ReturnStatus.Inspecting],
          to: ReturnStatus.InspectionFailed,
          note: result.why ?? NOTES.failed,
        }),
  );

/** Retries a failed refund (55 → 50), or records that cash on delivery was paid back by hand. */
export const retryRefund = async (db: Database, refunds: RefundPort, returnId: string) => {
  const retried = await retryFailedRefund(db, refunds, returnId);
  return retried.ok || retried.refusal.code === 'return-not-found'
    ? retried
    : recordCashRefund(db, refunds, returnId);
};

/** Sends the failed refunds of a return again, under the same numbers. */
export const retryFailedRefund = (db: Database, refunds: RefundPort, returnId: string) =>
  withLockedReturn(db, returnId, async (tx, order, row) => {
    if (row.status !== ReturnStatus.RefundFailed) return null;
    await refunds.retryRefunds(tx, { orderId: order.id, reasonKey: reasonKeyOf(returnId) });
    return moveReturn(tx, order, returnId, {
      from: [ReturnStatus.RefundFailed],
      to: ReturnStatus.Refunding,
      note: NOTES.retried,
    });
  });

/** Cash on delivery was paid back by hand, approved by a second person or recorded in the console. */
export const recordCashRefund = (db: Database, refunds: RefundPort, returnId: string, approvalId?: number) =>
  withLockedReturn(db, returnId, async (tx, order, row) => {
    if (row.status !== ReturnStatus.Refunding) return null;
    const paid = await refunds.recordCashRefund(tx, {
      orderId: order.id,
      reasonKey: reasonKeyOf(returnId),
      ...(approvalId !== undefined && { approvalId }),
    });
    if (paid === 0) return null;
    await settleReturns(tx, order.id);
    return row;
  });

const withLockedReturn = (
  db: Database,
  returnId: string,
  work: (tx: Tx, order: OrderRow, row: ReturnRow) => Promise<ReturnRow | null>,
): Promise<ReturnDecision> =>
  transaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnId);
    if (!locked) return refuse({ code: 'return-not-found' });
    const moved = await work(tx, locked.order, locked.row);
    return moved ? accept({ returnId }) : refuse({ code: 'return-moved-on' });
  });
