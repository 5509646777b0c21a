import type { Shopper } from '@huarong/core/pricing';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import type { Queryable } from '#platform/database';

/** The member facts that prices depend on; null for a guest or visitor. */
export async function findShopper(db: Queryable, memberId: string | null): Promise<Shopper | null> {
  if (memberId === null) return null;
  const member = await db
    .selectFrom('member')
    .select(['card_type as card', isFirstOrder(memberOwner(memberId)).as('isFirstOrder')])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member ?? null;
}

export const isFirstOrder = (owner: string) =>
  sql<boolean>`not exists (select from shop_order where owner = ${owner})`;
