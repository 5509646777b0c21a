import { isKeyOf, STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';

export const findCardHolder = (db: Queryable, memberId: string) =>
  db.selectFrom('member').select(['nickname', 'card_type']).where('id', '=', memberId).executeTakeFirst();

const MOST_CHANGES = 100;
/** Newest first, with the name of whoever of the staff made it. */
export async function listChangesWithStaff(db: Queryable, memberId: string) {
  const changes = await db
    .selectFrom('card_change')
    .leftJoin('staff', 'staff.id', 'card_change.staff_id')
    .selectAll('card_change')
    .select('staff.name')
    .where('card_change.member_id', '=', memberId)
    .orderBy('card_change.id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  return changes.map((change) => ({
    ...change,
    from_name:
      change.from_type !== null && isKeyOf(STORE.cards, change.from_type)
        ? STORE.cards[change.from_type].name
        : null,
  }));
}
