import { CARD_TYPES, type CardType, cardFor } from '@huarong/core/points';
import { displayYuan } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { lockThenRead, type Queryable, type Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { readCardLevels } from '../card-levels/index.ts';
import { updateMember } from '../identity/index.ts';
import {
  findHolderOfOrder,
  listCardChanges,
  lockHolder,
  readSpending,
  recordCardChange,
} from './member-card.queries.ts';
import { reviewCardJob } from './member-card-jobs.ts';

/**
 * The member who paid this order and has another card than the spending qualifies for; null for a guest. Most payments change
 * nothing and need no lock.
 */
export async function findMemberToReview(db: Queryable, orderId: string): Promise<string | null> {
  const [holder, levels] = await Promise.all([findHolderOfOrder(db, orderId), readCardLevels(db)]);
  if (!holder) return null;
  const spending = await readSpending(db, holder.id, levels);
  return holder.card_type === cardFor(spending, levels) ? null : holder.id;
}

/**
 * Sets the card that the member's spending qualifies for: an upgrade at once, a downgrade only when the card's year is
 * over. Runs after each payment and as a job at the end of the year.
 */
export async function reviewCard(tx: Tx, memberId: string): Promise<void> {
  const levels = await readCardLevels(tx);
  const { locked: holder, spending } = await lockThenRead(
    tx,
    (first) => lockHolder(first, memberId),
    () => ({ spending: readSpending(tx, memberId, levels) }),
  );
  if (!holder) return;
  const from = holder.card_type;
  const to = cardFor(spending, levels);
  if (to === from) return;
  const isBetter = CARD_TYPES.indexOf(to) > CARD_TYPES.indexOf(from);
  const now = await readClock(tx);
  const until = await validUntil(tx, memberId);
  if (!isBetter && until !== null && until > now) return;
  const reason =
    to === 'WHITE' && isBetter
      ? '完成首笔付款'
      : `近 ${levels.months} 个月消费${isBetter ? '达到' : '为'} ${displayYuan(spending.spent)}`;
  await changeCard(tx, { memberId, from, to, reason, by: '系统' }, addMonths(now, levels.months));
}

/** Sets the card and, for one that has to be earned again, the review at the end of its time. */
export async function changeCard(
  tx: Tx,
  change: { memberId: string; from: CardType; to: CardType; reason: string; by: string },
  until: Date,
): Promise<void> {
  const { memberId, to } = change;
  await updateMember(tx, memberId, { card_type: to });
  await recordCardChange(tx, change);
  if (to === 'BLACK' || to === 'GOLD')
    await scheduleJob(tx, reviewCardJob, { uniqueKey: memberId, runAt: until, payload: { memberId } });
}

/** The day until which staff gave the card, or the end of the year that began with the last change; null without either. */
export async function validUntil(db: Queryable, memberId: string): Promise<Date | null> {
  const changes = await listCardChanges(db, memberId);
  const last = changes.find(({ from_type, to_type }) => from_type !== to_type);
  if (last?.until) return last.until;
  return last && (last.to_type === 'BLACK' || last.to_type === 'GOLD')
    ? addMonths(last.at, (await readCardLevels(db, last.at)).months)
    : null;
}

export function addMonths(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
