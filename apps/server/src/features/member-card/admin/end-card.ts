import { cardFor } from '@huarong/core/points';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readCardLevels } from '../../card-levels/index.ts';
import { listCardChanges, lockHolder, readSpending } from '../member-card.queries.ts';
import { addMonths, changeCard } from '../review-card.ts';

/** The change by which staff gave the present card; null when the spending gave it, or its day is over. */
export async function findGivenCard(db: Queryable, memberId: string) {
  const changes = await listCardChanges(db, memberId);
  const last = changes.find(({ from_type, to_type }) => from_type !== to_type);
  return last?.until && last.until > (await readClock(db)) ? last : null;
}

/** Ends a card that staff gave before its day: the spending decides at once. */
export async function endCard(
  { db }: AdminWriteContext,
  { memberId, reason }: { memberId: string; reason: string },
) {
  const holder = await lockHolder(db, memberId);
  if (!holder) return refuse({ code: 'member-not-found' as const });
  const given = await findGivenCard(db, memberId);
  const levels = await readCardLevels(db);
  const to = cardFor(await readSpending(db, memberId, levels), levels);
  if (given === null || to === holder.card_type) return refuse({ code: 'level-not-by-hand' as const });
  const until = addMonths(await readClock(db), levels.months);
  await changeCard(db, { memberId, from: holder.card_type, to, reason, by: '客服' }, until);
  return accept({ cardName: STORE.cards[to].name });
}
