import { memberIdOfOwner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import type { OutboxHandlers } from '#platform/outbox';
import { PAYMENT_SETTLED } from '../payment/index.ts';
import { REVIEW_CARD, reviewCard } from './review-card.ts';

export const memberCardJobs = (db: Database): JobHandlers => ({
  [REVIEW_CARD]: ({ payload }) =>
    transaction(db, (tx) => reviewCard(tx, (payload as { memberId: string }).memberId)),
});

/** A payment may qualify the member for a better card. */
export const memberCardEventHandlers = (db: Database): OutboxHandlers => ({
  async [PAYMENT_SETTLED]({ payload }) {
    const { orderId } = payload as { orderId: string };
    const order = await db
      .selectFrom('shop_order')
      .select('owner')
      .where('id', '=', orderId)
      .executeTakeFirst();
    const memberId = order && memberIdOfOwner(order.owner);
    if (memberId) await transaction(db, (tx) => reviewCard(tx, memberId));
  },
});
