import { isReturnOpen, ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { type Database, type JsonValue, type Tx, transaction } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { Storage } from '../../integrations/storage/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { deleteUnusedImage, RETURN_IMAGE_JOB } from './images/delete-unused-image.ts';
import { moveReturn } from './move-return.ts';
import { NOTES } from './notes.ts';
import type { RefundPort } from './ports.ts';
import { approveReturn } from './process/approve-return.ts';
import { passInspection } from './process/pass-inspection.ts';
import type { ReturnRow } from './return-rows.ts';
import { RETURN_TIMERS } from './return-timers.ts';
import { findAnyReturn, lockReturn } from './returns.queries.ts';

const idOf = (payload: JsonValue) => (payload as { returnId: string }).returnId;

interface JobDeps {
  db: Database;
  log: Log;
  storage: Storage;
  refunds: RefundPort;
}

/** The timers of returns. Each checks the status before it acts, as the return may have changed in the meantime. */
export const returnJobs = ({ db, log, storage, refunds }: JobDeps): JobHandlers => ({
  /** Approves automatically when the items are inspected anyway. A refund without return shipment waits for staff. */
  [RETURN_TIMERS.review]: ({ payload }) =>
    withLockedReturn(db, idOf(payload), async (tx, order, row) => {
      if (row.kind !== ReturnKind.RefundOnly) await approveReturn(tx, refunds, order, row);
      else if (row.status === ReturnStatus.AwaitingReview)
        log.warn({ returnId: row.id }, 'refund waits for review');
    }),
  [RETURN_TIMERS.send]: ({ payload }) =>
    withLockedReturn(db, idOf(payload), (tx, order, row) =>
      moveReturn(tx, order, row.id, {
        from: [ReturnStatus.AwaitingShipment],
        to: ReturnStatus.Expired,
        note: NOTES.late,
      }),
    ),
  /** Not inspected in time: the shopper is refunded, and the units are not restocked until staff inspect them. */
  [RETURN_TIMERS.inspect]: ({ payload }) =>
    withLockedReturn(db, idOf(payload), (tx, order, row) =>
      passInspection(tx, refunds, order, row, { isSellable: false }),
    ),
  [RETURN_TIMERS.overdue]: async ({ payload }) => {
    const row = await findAnyReturn(db, idOf(payload));
    if (row && isReturnOpen(row.status))
      log.error({ returnId: row.id, status: row.status }, 'refund is overdue by law');
  },
  [RETURN_IMAGE_JOB]: ({ payload }) =>
    deleteUnusedImage(db, storage, (payload as { pictureId: string }).pictureId),
});

const withLockedReturn = (
  db: Database,
  returnId: string,
  work: (tx: Tx, order: OrderRow, row: ReturnRow) => Promise<unknown>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnId);
    if (locked) await work(tx, locked.order, locked.row);
  });
