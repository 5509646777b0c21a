import { isReturnOpen, ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { type Database, type Tx, transaction } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { Storage } from '../../integrations/storage/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { readSetting } from '../settings/index.ts';
import { deleteUnusedImage } from './images/delete-unused-image.ts';
import { moveReturn } from './move-return.ts';
import { lateNote } from './notes.ts';
import type { RefundPort } from './ports.ts';
import { approveReturn } from './process/approve-return.ts';
import { passInspection } from './process/pass-inspection.ts';
import { deleteUnusedImageJob, RETURN_TIMERS } from './return-jobs.ts';
import type { ReturnRow } from './return-rows.ts';
import { findAnyReturn, lockReturn } from './returns.queries.ts';

interface JobDeps {
  db: Database;
  log: Log;
  storage: Storage;
  refunds: RefundPort;
}

/** The timers of returns. Each checks the status before it acts, as the return may have changed in the meantime. */
export const returnJobs = ({ db, log, storage, refunds }: JobDeps): JobHandlers => ({
  /** Approves automatically when the items are inspected anyway. A refund without return shipment waits for staff. */
  ...onJob(RETURN_TIMERS.review, ({ payload }) =>
    withLockedReturn(db, payload.returnId, async (tx, order, row) => {
      if (row.kind !== ReturnKind.RefundOnly) await approveReturn(tx, refunds, order, row);
      else if (row.status === ReturnStatus.AwaitingReview)
        log.warn({ returnId: row.id }, 'refund waits for review');
    }),
  ),
  ...onJob(RETURN_TIMERS.send, ({ payload }) =>
    withLockedReturn(db, payload.returnId, async (tx, order, row) => {
      const { sendDays } = await readSetting(tx, 'returns', row.created_at);
      return moveReturn(tx, order, row.id, {
        from: [ReturnStatus.AwaitingShipment],
        to: ReturnStatus.Expired,
        note: lateNote(sendDays),
      });
    }),
  ),
  /** Not inspected in time: the shopper is refunded, and the units are not restocked until staff inspect them. */
  ...onJob(RETURN_TIMERS.inspect, ({ payload }) =>
    withLockedReturn(db, payload.returnId, (tx, order, row) =>
      passInspection(tx, refunds, order, row, { isSellable: () => false }),
    ),
  ),
  ...onJob(RETURN_TIMERS.overdue, async ({ payload }) => {
    const row = await findAnyReturn(db, payload.returnId);
    if (row && isReturnOpen(row.status))
      log.error({ returnId: row.id, status: row.status }, 'refund is overdue by law');
  }),
  ...onJob(deleteUnusedImageJob, ({ payload }) => deleteUnusedImage(db, storage, payload.pictureId)),
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
