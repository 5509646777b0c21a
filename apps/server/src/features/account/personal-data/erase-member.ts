import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import type { MemberFile } from '../account-jobs.ts';
import type { DataOwner } from './personal-data-table.ts';
import { PERSONAL_DATA_TABLES } from './personal-data-tables.ts';

/** Removes a member's data from every table. Records that the law requires stay, with an id instead of a name. */
export async function eraseMember(tx: Tx, owner: DataOwner): Promise<void> {
  for (const { table, rowsOf, onErasure } of PERSONAL_DATA_TABLES) {
    if (onErasure === 'delete') await sql`delete from ${sql.table(table)} where ${rowsOf(owner)}`.execute(tx);
    else if ('blank' in onErasure) {
      const set = Object.entries(onErasure.blank).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${rowsOf(owner)}`.execute(tx);
    }
  }
}

/** The files of a member. Rows are deleted in the transaction, files after it. */
export async function listMemberFiles(tx: Tx, { memberId }: DataOwner): Promise<MemberFile[]> {
  const { rows } = await sql<{ key: string; pictureId: string | null }>`
    select avatar_key as key, null as "pictureId" from member where id = ${memberId} and avatar_key is not null
    union all select storage_key, id from uploaded_picture where member_id = ${memberId}
    union all select storage_key, null from return_picture where owner = ${memberOwner(memberId)}
    union all select storage_key, null from data_export where member_id = ${memberId} and storage_key is not null
    `.execute(tx);
  return rows;
}
