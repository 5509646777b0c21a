import { sql } from 'kysely';
import { guestOwner, memberOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { deleteAllViewed, trimHistory } from './history.queries.ts';
import { isHistoryRecorded } from './record-product-view.ts';

/**
 * Merges a guest's history into the member's, each product with its latest time, unless the member switched history
 * off.
 */
export async function mergeHistory(
  tx: Tx,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  const [guest, member] = [guestOwner(guestId), memberOwner(memberId)];
  if (await isHistoryRecorded(tx, member)) {
    await sql`
      insert into browsing_history (owner, product_id, sku_id, seen_at)
      select ${member}, product_id, sku_id, seen_at from browsing_history where owner = ${guest}
      on conflict (owner, product_id) do update
        set seen_at = excluded.seen_at, sku_id = excluded.sku_id
        where browsing_history.seen_at < excluded.seen_at`.execute(tx);
    await trimHistory(tx, member);
  }
  await deleteAllViewed(tx, guest);
}
