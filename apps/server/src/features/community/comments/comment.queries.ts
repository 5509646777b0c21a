import { type Insertable, sql } from 'kysely';
import type { JsonOf, Tables, Tx } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    comment: { aspects: JsonOf<Record<string, number>> };
  }
}

interface CommentedItem {
  memberId: string;
  subOrderId: string;
  skuId: string;
}

/** Locks the member's own comment on this item. */
export const lockOwnComment = (tx: Tx, { memberId, subOrderId, skuId }: CommentedItem) =>
  tx
    .selectFrom('comment')
    .select(['id', 'state', 'created_at', 'follow_up_at', 'follow_up_state'])
    .where('member_id', '=', memberId)
    .where('sub_order_id', '=', subOrderId)
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst();

type NewComment = Insertable<Tables['comment']>;

/** Null when a concurrent call has commented on the same item. */
export const saveComment = async (tx: Tx, row: NewComment): Promise<string | null> =>
  (
    await tx
      .insertInto('comment')
      .values(row)
      .onConflict((conflict) => conflict.columns(['member_id', 'sub_order_id', 'sku_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null;

/** Replaces the text of a comment that is refused or under review; false when it is shown by now. */
export async function rewriteComment(
  tx: Tx,
  { id, memberId }: { id: string; memberId: string },
  columns: Pick<
    NewComment,
    'content' | 'stars' | 'aspects' | 'tags' | 'pictures' | 'skin_type' | 'age_band' | 'is_anonymous'
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comment')
    .set({ ...columns, state: 'pending', updated_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['hidden', 'pending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface FollowUp {
  content: string;
  images: string[];
  days: number;
  state: 'shown' | 'pending';
}

/** False when there is a follow-up already. */
export async function saveFollowUp(
  tx: Tx,
  { id, memberId }: { id: string; memberId: string },
  { content, images, days, state }: FollowUp,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comment')
    .set({
      follow_up_content: content,
      follow_up_pictures: images,
      follow_up_days: days,
      follow_up_state: state,
      follow_up_at: sql<Date>`shop_now()`,
      updated_at: sql<Date>`shop_now()`,
    })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('follow_up_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the text of a follow-up that is refused or under review; false when it is shown by now. */
export async function rewriteFollowUp(
  tx: Tx,
  { id, memberId }: { id: string; memberId: string },
  { content, images }: Pick<FollowUp, 'content' | 'images'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comment')
    .set({
      follow_up_content: content,
      follow_up_state: 'pending',
      // The images under review are not sent back to the author: without new ones they stay.
      ...(images.length > 0 && { follow_up_pictures: images }),
      updated_at: sql<Date>`shop_now()`,
    })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('follow_up_state', 'in', ['hidden', 'pending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a comment under review; null when it is not, or is another member's. */
export const deletePendingComment = (tx: Tx, memberId: string, id: string) =>
  tx
    .deleteFrom('comment')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .returning(['sub_order_id', 'sku_id'])
    .executeTakeFirst();

/** Removes a follow-up under review; false when there is none. */
export async function deletePendingFollowUp(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comment')
    .set({
      ...{ follow_up_content: null, follow_up_days: null, follow_up_state: null, follow_up_at: null },
      follow_up_pictures: [],
      updated_at: sql<Date>`shop_now()`,
    })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('follow_up_state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
