import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Whether there is a promotion, set or coupon with this id that is not stopped. */
export async function isKnownOffer(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from promotion where id = ${id} and state <> 'stopped')
      or exists (select from bundle_price where id = ${id} and state <> 'stopped')
      or exists (select from coupon_offer where id = ${id}) as known`.execute(db);
  return getFirst(rows).known;
}

const MOST_LISTED = 200;

/** Promotions that have not ended, drafts first. */
export const listOpenPromotions = (db: Queryable) =>
  db
    .selectFrom('promotion')
    .select(['id', 'title', 'kind', 'state', 'starts_at', 'ends_at'])
    .where('state', 'in', ['draft', 'live'])
    .where('ends_at', '>', sql<Date>`shop_now()`)
    .orderBy('state')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
