import { isGuestOwned, memberOwner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';

/** How many guest orders with this mobile are not yet claimed by a member. */
export async function countGuestOrders(db: Queryable, mobile: string): Promise<number> {
  const { count } = await db
    .selectFrom('shop_order')
    .select((order) => order.fn.countAll<string>().as('count'))
    .where('guest_mobile', '=', mobile)
    .where(isGuestOwned)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Assigns guest orders with this mobile to a member who has verified it. Returns how many. */
export async function claimGuestOrders(
  tx: Tx,
  { memberId, mobile }: { memberId: string; mobile: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('shop_order')
    .set({ owner: memberOwner(memberId) })
    .where('guest_mobile', '=', mobile)
    .where(isGuestOwned)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
