import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

const SHOWN = 20;

export interface MentionRow {
  id: number;
  order_id: string;
  name: string;
  text: string;
  created_at: Date;
  read_at: Date | null;
}
/** The last notes that name this person, unread ones first. */
export async function listMentions(db: Queryable, staffId: number): Promise<MentionRow[]> {
  const { rows } = await sql<MentionRow>`
    with unread as (
      select id, note_id, read_at from order_mention
      where staff_id = ${staffId} and read_at is null order by id desc limit ${SHOWN}
    ), latest as (
      select id, note_id, read_at from order_mention
      where staff_id = ${staffId} and read_at is not null order by id desc limit ${SHOWN}
    )
    select mention.id, note.order_id, staff.name, note.text, note.created_at, mention.read_at
    from (select * from unread union all select * from latest) mention
      join order_note note on note.id = mention.note_id join staff on staff.id = note.staff_id
    order by mention.read_at is not null, mention.id desc limit ${SHOWN}`.execute(db);
  return rows;
}

export async function insertMentions(tx: Tx, noteId: number, staffIds: readonly number[]): Promise<void> {
  await sql`
    insert into order_mention (note_id, staff_id)
    select ${noteId}, staff_id from unnest(${[...staffIds]}::bigint[]) as named(staff_id)`.execute(tx);
}

/** False when it is not theirs; true also when it was read before. */
export async function markMentionRead(tx: Tx, mentionId: number, staffId: number): Promise<boolean> {
  const { rows } = await sql`
    update order_mention set read_at = coalesce(read_at, shop_now())
    where id = ${mentionId} and staff_id = ${staffId} returning id`.execute(tx);
  return rows.length > 0;
}
