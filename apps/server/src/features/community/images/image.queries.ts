import { STORE } from '@huarong/core/shared';
import { type ColumnType, type Insertable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import type { StorageKey } from '../../../integrations/storage/index.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    uploaded_picture: { storage_key: ColumnType<StorageKey, string, string> };
  }
}

export const countUnusedImages = async (db: Queryable, memberId: string): Promise<number> =>
  (
    await db
      .selectFrom('uploaded_picture')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`shop_now()`)
      .executeTakeFirstOrThrow()
  ).count;

type NewImage = Omit<Insertable<Tables['uploaded_picture']>, 'expires_at'>;

export const saveImage = (tx: Tx, image: NewImage) =>
  tx
    .insertInto('uploaded_picture')
    .values({
      ...image,
      expires_at: sql<Date>`shop_now() + make_interval(hours => ${STORE.community.unusedImageHours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

/** Locks the images; false when one is missing, used, expired or another member's. */
export async function lockUnusedImages(tx: Tx, memberId: string, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('uploaded_picture')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length === ids.length;
}

export type ImageUse = 'comment' | 'follow-up' | 'post';

export async function markImagesUsed(
  tx: Tx,
  {
    memberId,
    ids,
    kind,
    usedId,
  }: { memberId: string; ids: readonly string[]; kind: ImageUse; usedId: string },
) {
  await tx
    .updateTable('uploaded_picture')
    .set({ used_at: sql<Date>`shop_now()`, used_kind: kind, used_id: usedId })
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}

/** Marks the images of a deleted text as unused and expired. */
export const releaseImages = (
  tx: Tx,
  { memberId, kind, usedId }: { memberId: string; kind: ImageUse; usedId: string },
) =>
  tx
    .updateTable('uploaded_picture')
    .set({ used_at: null, used_kind: null, used_id: null, expires_at: sql<Date>`shop_now()` })
    .where('used_kind', '=', kind)
    .where('used_id', '=', usedId)
    .where('member_id', '=', memberId)
    .returning(['id', 'expires_at'])
    .execute();

/**
 * The storage key of a visible image: a fresh upload, or one whose text is shown. Images of held or hidden texts are
 * not visible.
 */
export const findVisibleImage = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (
    await sql<{ storage_key: StorageKey }>`
      select storage_key from uploaded_picture p
      left join comment c on p.used_kind in ('comment', 'follow-up') and c.id = p.used_id
      left join post on p.used_kind = 'post' and post.id = p.used_id
      where p.id = ${id} and case p.used_kind
        when 'comment' then c.state = 'shown'
        when 'follow-up' then c.state = 'shown' and c.follow_up_state = 'shown'
        when 'post' then post.state = 'shown'
        else p.expires_at > shop_now() end`.execute(db)
  ).rows[0]?.storage_key ?? null;

export const findExpiredImage = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (
    await db
      .selectFrom('uploaded_picture')
      .select('storage_key')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '<=', sql<Date>`shop_now()`)
      .executeTakeFirst()
  )?.storage_key ?? null;

export const deleteExpiredImageRow = (db: Queryable, id: string) =>
  db
    .deleteFrom('uploaded_picture')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '<=', sql<Date>`shop_now()`)
    .execute();
