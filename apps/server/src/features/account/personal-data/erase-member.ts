import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { OwnFile } from '../discard-file.ts';
import type { DataOwner } from './personal-data-table.ts';
import { HOLDINGS } from './personal-data-tables.ts';

/** Takes a person out of every table; what the law keeps stays with a number in the place of a name. */
export async function eraseMember(tx: Tx, owner: DataOwner): Promise<void> {
  for (const { table, of, leaving } of HOLDINGS) {
    if (leaving === 'delete') await sql`delete from ${sql.table(table)} where ${of(owner)}`.execute(tx);
    else if ('blank' in leaving) {
      const set = Object.entries(leaving.blank).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${of(owner)}`.execute(tx);
    }
  }
}

/** Her files: rows go in the transaction, files after it. */
export async function listFiles(tx: Tx, { memberId }: DataOwner): Promise<OwnFile[]> {
  const { rows } = await sql<{ key: string; pictureId: string | null }>`
    select avatar_key as key, null as "pictureId" from member where id = ${memberId} and avatar_key is not null
    union all select storage_key, id from uploaded_picture where member_id = ${memberId}
    union all select storage_key, null from return_picture where owner = ${`member:${memberId}`}
    union all select storage_key, null from data_export where member_id = ${memberId} and storage_key is not null
    `.execute(tx);
  return rows;
}
