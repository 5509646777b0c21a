import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** A line for the work queue of whoever manages staff. */
export async function notifyOwners(db: Queryable, text: string): Promise<void> {
  await sql`insert into staff_notice (text) values (${text})`.execute(db);
}

/** Notices that nobody has read yet. */
export const listOpenNotices = (db: Queryable, limit = 20) =>
  db
    .selectFrom('staff_notice')
    .select(['id', 'text', 'created_at'])
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** False when it was read before. */
export async function markNoticeRead(db: Queryable, noticeId: number, staffId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_notice')
    .set({ read_at: sql<Date>`now()`, read_by: staffId })
    .where('id', '=', noticeId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
