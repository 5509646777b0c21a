import type { Tx } from '#platform/database';

export const insertNote = async (
  tx: Tx,
  note: { order_id: string; staff_id: number; text: string; is_pinned: boolean; mentions: number[] },
): Promise<number> =>
  (await tx.insertInto('order_note').values(note).returning('id').executeTakeFirstOrThrow()).id;

/** False when the order has no such note. */
export async function updatePin(
  tx: Tx,
  { orderId, noteId, isPinned }: { orderId: string; noteId: number; isPinned: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_note')
    .set({ is_pinned: isPinned })
    .where('id', '=', noteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insertTag = (tx: Tx, tag: { order_id: string; tag: string; staff_id: number }) =>
  tx
    .insertInto('order_tag')
    .values(tag)
    .onConflict((conflict) => conflict.columns(['order_id', 'tag']).doNothing())
    .execute();

export const deleteTag = (tx: Tx, orderId: string, tag: string) =>
  tx.deleteFrom('order_tag').where('order_id', '=', orderId).where('tag', '=', tag).execute();
