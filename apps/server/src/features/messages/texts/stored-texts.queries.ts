import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export interface StoredText {
  key: string;
  version: number;
  /** Null: the text of the shop. */
  title: string | null;
  text: string | null;
}

/** The version that holds; undefined when nobody has changed the text. */
export const findStoredText = (db: Queryable, key: string): Promise<StoredText | undefined> =>
  db
    .selectFrom('message_text')
    .select(['key', 'version', 'title', 'text'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function listStoredTexts(db: Queryable): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select distinct on (key) key, version, title, text from message_text order by key, version desc`.execute(
    db,
  );
  return rows;
}

export const listVersions = (db: Queryable, key: string, limit: number) =>
  db
    .selectFrom('message_text')
    .innerJoin('staff', 'staff.id', 'message_text.staff_id')
    .select(['version', 'title', 'text', 'message_text.created_at', 'staff.name'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

/** False when somebody else has stored this version meanwhile. */
export async function insertVersion(tx: Tx, stored: StoredText & { staff_id: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message_text')
    .values(stored)
    .onConflict((known) => known.columns(['key', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
