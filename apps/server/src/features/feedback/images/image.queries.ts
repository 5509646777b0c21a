import { getFirst, STORE } from '@huarong/core/shared';
import { type ColumnType, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';
import type { StorageKey } from '../../../integrations/storage/index.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    feedback_picture: { storage_key: ColumnType<StorageKey, string, string> };
  }
}

export async function countUnusedImages(db: Queryable, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from feedback_picture
    where owner = ${owner} and feedback_no is null and expires_at > shop_now()`.execute(db);
  return getFirst(rows).count;
}

export const saveImage = (
  tx: Tx,
  image: { owner: Owner; storage_key: StorageKey; width: number; height: number },
) =>
  tx
    .insertInto('feedback_picture')
    .values({
      ...image,
      expires_at: sql<Date>`shop_now() + make_interval(hours => ${STORE.feedback.unusedImageHours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

/** False when an image is unknown, expired, used or of another owner; then the caller must roll back. */
export async function attachImages(
  tx: Tx,
  { owner, feedbackNo, ids }: { owner: Owner; feedbackNo: string; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ id: string }>`
    update feedback_picture set feedback_no = ${feedbackNo}, position = wanted.position
    from unnest(${[...ids]}::text[]) with ordinality as wanted (id, position)
    where feedback_picture.id = wanted.id and feedback_picture.owner = ${owner}
      and feedback_picture.feedback_no is null and feedback_picture.expires_at > shop_now()
    returning feedback_picture.id`.execute(tx);
  return rows.length === ids.length;
}

export const listImages = (db: Queryable, feedbackNos: readonly string[]) =>
  db
    .selectFrom('feedback_picture')
    .select(['id', 'feedback_no', 'storage_key'])
    .where(sql<boolean>`feedback_no = any(${[...feedbackNos]})`)
    .orderBy('feedback_no')
    .orderBy('position')
    .execute();

export const findImageKey = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (
    await db
      .selectFrom('feedback_picture')
      .select('storage_key')
      .where('id', '=', id)
      .where((where) =>
        where.or([where('feedback_no', 'is not', null), where('expires_at', '>', sql<Date>`shop_now()`)]),
      )
      .executeTakeFirst()
  )?.storage_key ?? null;

export const findExpiredKey = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (
    await db
      .selectFrom('feedback_picture')
      .select('storage_key')
      .where('id', '=', id)
      .where('feedback_no', 'is', null)
      .where('expires_at', '<=', sql<Date>`shop_now()`)
      .executeTakeFirst()
  )?.storage_key ?? null;

export const deleteExpiredImage = (db: Queryable, id: string) =>
  db
    .deleteFrom('feedback_picture')
    .where('id', '=', id)
    .where('feedback_no', 'is', null)
    .where('expires_at', '<=', sql<Date>`shop_now()`)
    .execute();
