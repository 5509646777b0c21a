import { memberIdOfOwner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import { type OutboxHandlers, onEvent } from '#platform/outbox';
import { paymentSettled } from '../payment/index.ts';
import { reviewCardJob } from './member-card-jobs.ts';
import { hasOtherCard, reviewCard } from './review-card.ts';

export const memberCardJobs = (db: Database): JobHandlers =>
  onJob(reviewCardJob, ({ payload }) => transaction(db, (tx) => reviewCard(tx, payload.memberId)));

/** A payment may qualify the member for a better card. */
export const memberCardEventHandlers = (db: Database): OutboxHandlers =>
  onEvent(paymentSettled, async ({ payload }) => {
    const order = await db
      .selectFrom('shop_order')
      .select('owner')
      .where('id', '=', payload.orderId)
      .executeTakeFirst();
    const memberId = order && memberIdOfOwner(order.owner);
    if (memberId && (await hasOtherCard(db, memberId)))
      await transaction(db, (tx) => reviewCard(tx, memberId));
  });
