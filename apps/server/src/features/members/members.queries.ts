import type { Queryable, Tx } from '#platform/database';

export const memberExists = async (db: Queryable, memberId: string): Promise<boolean> =>
  (await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()) !== undefined;

export const insertNote = (tx: Tx, note: { member_id: string; staff_id: number; text: string }) =>
  tx.insertInto('member_note').values(note).returning('id').executeTakeFirstOrThrow();

export const listNotes = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member_note')
    .innerJoin('staff', 'staff.id', 'member_note.staff_id')
    .select(['member_note.id', 'member_note.text', 'member_note.created_at', 'staff.name'])
    .where('member_id', '=', memberId)
    .orderBy('member_note.id', 'desc')
    .limit(100)
    .execute();
