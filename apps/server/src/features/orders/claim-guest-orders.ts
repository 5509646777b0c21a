import { sql } from 'kysely';
import type { Tx } from '#platform/database';

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
    .where(sql<boolean>`owner like 'guest:%'`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
