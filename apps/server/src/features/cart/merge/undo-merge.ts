import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { pourLine } from '../cart.queries.ts';
import { subtractQuantity } from '../lines/subtract-quantity.ts';
import { lockBoth, type MergedLine } from './merge-carts.ts';

/**
 * Gives a guest's lines back to the guest's cart, once, within a day. Pieces are subtracted rather than the old cart
 * restored: what the member has done since then stays.
 */
export const undoMerge = (
  db: Queryable,
  { member, mergeId }: { member: string; mergeId: string },
): Promise<Result<null, { code: 'merge-not-found' }>> =>
  transaction(db, async (tx) => {
    const merge = await takeMerge(tx, member, mergeId);
    if (!merge) return refuse({ code: 'merge-not-found' });
    await lockBoth(tx, merge.guest_owner, member);
    for (const line of merge.lines as unknown as MergedLine[]) {
      if (line.added > 0)
        await subtractQuantity(tx, {
          owner: member,
          skuId: line.skuId,
          // A merge of the day before bundles could be bought names none.
          variant: line.variant ?? '',
          quantity: line.added,
        });
      await pourLine(tx, merge.guest_owner, { ...line, most: STORE.cart.quantityPerSku });
    }
    return accept(null);
  });

/** The row count decides: of two clicks one finds it open. */
const takeMerge = (tx: Tx, member: string, mergeId: string) =>
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
