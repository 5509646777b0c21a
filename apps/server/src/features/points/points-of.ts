import type { Queryable } from '#platform/database';
import { findAccount } from './points.queries.ts';

/** What a member can spend, and what her card has grown by. */
export async function getPointsBalance(db: Queryable, memberId: string) {
  const account = await findAccount(db, memberId);
  return {
    payPoints: (account?.pay_points ?? 0) - (account?.held_points ?? 0),
    cardPoints: account?.card_points ?? 0,
  };
}
