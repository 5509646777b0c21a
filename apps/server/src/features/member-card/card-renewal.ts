import { DAY_MS, type Fen, fen, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { readCardLevels } from '../card-levels/index.ts';
import { readSpending } from './member-card.queries.ts';
import { addMonths, validUntil } from './review-card.ts';

interface CardRenewal {
  until: Date;
  needed: Fen;
  /** Still missing; 0 when the card is renewed. */
  gap: Fen;
  /** The card's year ends soon and spending is missing: the member is warned. */
  isDueSoon: boolean;
}

/** What the review at the end of the card's year requires. Only payments of that year count. */
export async function findCardRenewal(
  db: Queryable,
  memberId: string,
  card: string,
): Promise<CardRenewal | null> {
  if (card !== 'BLACK' && card !== 'GOLD') return null;
  const until = await validUntil(db, memberId);
  if (!until) return null;
  const levels = await readCardLevels(db);
  const { spent } = await readSpending(db, memberId, {
    months: levels.months,
    since: addMonths(until, -levels.months),
  });
  const needed = levels[card];
  const gap = fen(Math.max(0, needed - spent));
  const now = await readClock(db);
  return {
    until,
    needed,
    gap,
    isDueSoon: gap > 0 && until.getTime() - now.getTime() <= STORE.cardTiers.warnDays * DAY_MS,
  };
}
