import { ReturnStatus, returnStatusText } from '@huarong/core/returns';
import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { moveReturn } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import { findReturn, getLockedReturn } from '../returns.queries.ts';

/** The shopper withdraws a return before shipment. The units can be returned again later. */
export const withdrawReturn = (db: Database, owner: Owner, returnId: string) =>
  transaction(db, async (tx) => {
    if (!(await findReturn(tx, owner, returnId))) return refuse({ code: 'return-not-found' });
    const { order } = await getLockedReturn(tx, returnId);
    const moved = await moveReturn(tx, order, returnId, {
      from: [ReturnStatus.AwaitingReview, ReturnStatus.AwaitingShipment],
      to: ReturnStatus.Withdrawn,
      note: NOTES.withdrawn,
    });
    if (!moved) return refuse({ code: 'return-moved-on' });
    return accept({
      returnId,
      returnStatus: moved.status,
      statusText: returnStatusText(moved.status),
    });
  });
