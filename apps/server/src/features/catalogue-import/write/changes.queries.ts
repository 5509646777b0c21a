import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { ImportedTable } from './tables.ts';

/**
 * The current content of a row. The table name is a literal, so the other branches of the view are pruned; a scalar
 * subquery for each row uses the key index, even right after a bulk insert when statistics are stale.
 */
const rowState = (table: ImportedTable, id: string) =>
  sql`(select state from import_state where table_name = ${sql.lit(table)} and import_state.row_id = ${sql.ref(id)})`;

/** Timestamps inside jsonb are written in the session's time zone; a fixed one keeps hashes comparable. */
export const setUtcTimeZone = (tx: Tx) => sql`set local timezone = 'UTC'`.execute(tx);

/** Stores the rows before they are written; null for a row that does not exist. */
export const recordRowsBefore = (tx: Tx, runId: number, table: ImportedTable, ids: readonly string[]) =>
  sql`insert into import_change (run_id, table_name, row_id, before)
    select ${runId}::bigint, ${sql.lit(table)}, touched.id, ${rowState(table, 'touched.id')}
    from unnest(${[...ids]}::text[]) touched(id)`.execute(tx);

/** Stores a hash of the rows after they are written. */
export const recordRowsAfter = (tx: Tx, runId: number, table: ImportedTable, ids: readonly string[]) =>
  sql`update import_change c set after_hash = md5(${rowState(table, 'c.row_id')}::text)
    where c.run_id = ${runId} and c.table_name = ${sql.lit(table)} and c.row_id = any(${[...ids]})`.execute(
    tx,
  );

/** Rows of a run that were changed after it. */
export async function listChangedSince(tx: Tx, runId: number, table: ImportedTable): Promise<string[]> {
  const { rows } = await sql<{ row_id: string }>`
    select c.row_id from import_change c
    where c.run_id = ${runId} and c.table_name = ${sql.lit(table)}
      and md5(${rowState(table, 'c.row_id')}::text) is distinct from c.after_hash
    order by c.row_id`.execute(tx);
  return rows.map(({ row_id }) => row_id);
}

/** The rows of a run by table, and whether the run created them. */
export type ChangedRows = ReadonlyMap<ImportedTable, { id: string; isCreated: boolean }[]>;

export async function listChangedRows(tx: Tx, runId: number): Promise<ChangedRows> {
  const rows = await tx
    .selectFrom('import_change')
    .select(['table_name', 'row_id as id', sql<boolean>`before is null`.as('isCreated')])
    .where('run_id', '=', runId)
    .execute();
  return Map.groupBy(rows, ({ table_name }) => table_name);
}
