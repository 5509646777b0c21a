import { getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';
import type { StorageKey } from '../../../integrations/storage/index.ts';

export async function countUnusedImages(db: Queryable, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from return_picture
    where owner = ${owner} and return_id is null and expires_at > shop_now()`.execute(db);
  return getFirst(rows).count;
}

export const saveImage = (
  tx: Tx,
  image: { owner: Owner; storage_key: StorageKey; width: number; height: number },
) =>
  tx
    .insertInto('return_picture')
    .values({
      ...image,
      expires_at: sql<Date>`shop_now() + make_interval(hours => ${STORE.returns.unusedImageHours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();

/**
 * Attaches uploaded images to a return in the given order. The update checks all conditions. False when an image is
 * unknown, expired, already used or of another owner; then the caller must roll back.
 */
export async function attachImages(
  tx: Tx,
  { owner, returnId, ids }: { owner: Owner; returnId: string; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ id: string }>`
    update return_picture set return_id = ${returnId}, position = wanted.position
    from unnest(${[...ids]}::text[]) with ordinality as wanted (id, position)
    where return_picture.id = wanted.id and return_picture.owner = ${owner}
      and return_picture.return_id is null and return_picture.expires_at > shop_now()
    returning return_picture.id`.execute(tx);
  return rows.length === ids.length;
}

/** Detaches the images of a return and renews them for a day, so that an amendment can attach some of them again. */
export const detachImages = (tx: Tx, owner: Owner, returnId: string) =>
  tx
    .updateTable('return_picture')
    .set({
      owner,
      return_id: null,
      position: null,
      expires_at: sql<Date>`shop_now() + make_interval(hours => ${STORE.returns.unusedImageHours})`,
    })
    .where('return_id', '=', returnId)
    .returning(['id', 'expires_at'])
    .execute();

export const listImageIds = async (db: Queryable, returnId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('return_picture')
      .select('id')
      .where('return_id', '=', returnId)
      .orderBy('position')
      .execute()
  ).map(({ id }) => id);

/** The storage key of an image that is attached to a return, not yet expired, or of an inspection. */
export const findImageKey = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (
    await sql<{ storage_key: StorageKey }>`
      select storage_key from return_picture
      where id = ${id} and (return_id is not null or expires_at > shop_now())
      union all select storage_key from return_inspection_image where id = ${id}`.execute(db)
  ).rows[0]?.storage_key ?? null;

const selectExpired = (db: Queryable, id: string) =>
  db
    .selectFrom('return_picture')
    .select('storage_key')
    .where('id', '=', id)
    .where('return_id', 'is', null)
    .where('expires_at', '<=', sql<Date>`shop_now()`);
export const findExpiredKey = async (db: Queryable, id: string): Promise<StorageKey | null> =>
  (await selectExpired(db, id).executeTakeFirst())?.storage_key ?? null;

export const deleteExpiredImage = (db: Queryable, id: string) =>
  db
    .deleteFrom('return_picture')
    .where('id', '=', id)
    .where('return_id', 'is', null)
    .where('expires_at', '<=', sql<Date>`shop_now()`)
    .execute();
