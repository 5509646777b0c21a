import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

const stillAGuests = sql<boolean>`owner like 'guest:%'`;

/** How many orders somebody placed with this mobile as a guest, and nobody has taken into an account. */
export async function countGuestOrders(db: Queryable, mobile: string): Promise<number> {
  const { count } = await db
    .selectFrom('shop_order')
    .select((order) => order.fn.countAll<string>().as('count'))
    .where('guest_mobile', '=', mobile)
    .where(stillAGuests)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * What somebody ordered as a guest with this mobile becomes theirs once they have an account and have proved the mobile.
 * Says how many orders came along.
 */
export async function claimGuestOrders(
  tx: Tx,
  { memberId, mobile }: { memberId: string; mobile: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('shop_order')
    .set({ owner: `member:${memberId}` })
    .where('guest_mobile', '=', mobile)
    .where(stillAGuests)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
