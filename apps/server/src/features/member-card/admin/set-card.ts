import { CARD_TYPES, type CardType } from '@huarong/core/points';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { scheduleJob } from '#platform/jobs';
import { updateMember } from '../../identity/index.ts';
import { lockHolder, recordCardChange } from '../member-card.queries.ts';
import { reviewCardJob } from '../member-card-jobs.ts';
import { addMonths } from '../review-card.ts';

const MOST_MONTHS = 36;

/** A better card until a day. The review of that day decides by the spending again; a still better card comes before it. */
export async function setCard(
  { db, staff }: AdminWriteContext,
  input: { memberId: string; cardType: CardType; until: string; reason: string },
) {
  const { memberId, cardType, reason } = input;
  const holder = await lockHolder(db, memberId);
  if (!holder) return refuse({ code: 'member-not-found' });
  if (CARD_TYPES.indexOf(cardType) <= CARD_TYPES.indexOf(holder.card_type))
    return refuse({ code: 'level-not-better' });
  const now = await readClock(db);
  const until = new Date(input.until);
  if (until <= now || until > addMonths(now, MOST_MONTHS)) return refuse({ code: 'level-until-wrong' });
  await updateMember(db, memberId, { card_type: cardType });
  await recordCardChange(db, {
    memberId,
    from: holder.card_type,
    to: cardType,
    reason,
    // Members read it; who of the staff did it is in the column beside it.
    by: '客服',
    byHand: { staffId: staff.staffId, until },
  });
  await scheduleJob(db, reviewCardJob, {
    uniqueKey: `${memberId}:${until.toISOString()}`,
    runAt: until,
    payload: { memberId },
  });
  return accept(null);
}
