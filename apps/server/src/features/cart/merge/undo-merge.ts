import { mergeLines } from '@huarong/core/cart';
import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { listQuantities, saveLine } from '../cart.queries.ts';
import { subtractQuantity } from '../lines/subtract-quantity.ts';
import { lockCarts } from './merge-carts.ts';

/**
 * Moves a guest's lines back to the guest's cart, once, within a day. Units are subtracted instead of restoring the old
 * cart, so that the member's changes since the merge stay.
 */
export const undoMerge = (
  db: Queryable,
  { member, mergeId }: { member: string; mergeId: string },
): Promise<Result<null, { code: 'merge-not-found' }>> =>
  transaction(db, async (tx) => {
    const merge = await markMergeUndone(tx, member, mergeId);
    if (!merge) return refuse({ code: 'merge-not-found' });
    await lockCarts(tx, merge.guest_owner, member);
    // Merges stored before bundles existed have no variant.
    const moved = merge.lines.map((line) => ({
      ...line,
      variant: line.variant ?? '',
      // They were in this cart before.
      limit: STORE.cart.maxQuantityPerSku,
      isLimitShared: false,
    }));
    for (const { skuId, variant, added } of moved)
      if (added > 0) await subtractQuantity(tx, { owner: member, skuId, variant, quantity: added });
    const { merged } = mergeLines(await listQuantities(tx, merge.guest_owner), moved, moved.length);
    for (const { line, quantity, isChecked } of merged)
      await saveLine(tx, merge.guest_owner, { ...line, quantity, isChecked });
    return accept(null);
  });

/** The row count decides: of two concurrent requests only one finds the merge open. */
const markMergeUndone = (tx: Tx, member: string, mergeId: string) =>
  tx
    .updateTable('cart_merge')
    .set({ undone_at: sql<Date>`shop_now()` })
    .where('id', '=', mergeId)
    .where('member_owner', '=', member)
    .where('undone_at', 'is', null)
    .where(
      'merged_at',
      '>',
      sql<Date>`shop_now() - make_interval(hours => ${STORE.cart.mergeUndoHours}::int)`,
    )
    .returning(['guest_owner', 'lines'])
    .executeTakeFirst();
