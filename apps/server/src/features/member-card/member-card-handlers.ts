import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { type OutboxHandlers, onEvent } from '#platform/outbox';
import { readCardLevels } from '../card-levels/index.ts';
import { paymentSettled } from '../payment/index.ts';
import { listBelowTheirCard } from './level-moves.queries.ts';
import { levelsChangedJob, reviewCardJob } from './member-card-jobs.ts';
import { findMemberToReview, reviewCard } from './review-card.ts';

const AT_ONCE = 200;

export const memberCardJobs = (db: Database): JobHandlers => ({
  ...onJob(reviewCardJob, ({ payload }) => transaction(db, (tx) => reviewCard(tx, payload.memberId))),
  ...onJob(levelsChangedJob, async ({ payload: { levelId, after } }) => {
    const levels = await readCardLevels(db);
    const memberIds = await listBelowTheirCard(db, levels, { after, limit: AT_ONCE });
    for (const memberId of memberIds) await transaction(db, (tx) => reviewCard(tx, memberId));
    const last = memberIds.at(-1);
    if (last === undefined || memberIds.length < AT_ONCE) return;
    await transaction(db, async (tx) =>
      scheduleJob(tx, levelsChangedJob, {
        uniqueKey: `${levelId}:${last}`,
        runAt: await readClock(tx),
        payload: { levelId, after: last },
      }),
    );
  }),
});

/** A payment may qualify the member for a better card. */
export const memberCardEventHandlers = (db: Database): OutboxHandlers =>
  onEvent(paymentSettled, async ({ payload }) => {
    const memberId = await findMemberToReview(db, payload.orderId);
    if (memberId) await transaction(db, (tx) => reviewCard(tx, memberId));
  });
