import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { ImportedTable } from './tables.ts';

/**
 * What stands in a row now. The table's name is part of the text, so the view's other branches fall away; asked row by
 * row, each is found by its key, whatever the planner believes of tables that were filled a moment ago.
 */
const rowState = (table: ImportedTable, id: string) =>
  sql`(select state from import_state where table_name = ${sql.lit(table)} and import_state.row_id = ${sql.ref(id)})`;

/** Times inside jsonb are written in the session's zone; a fixed one keeps a row's hash the same for everyone. */
export const setUtcTimeZone = (tx: Tx) => sql`set local timezone = 'UTC'`.execute(tx);

/** Keeps what is in these rows before they are written. A row that does not exist is kept as null. */
export const recordRowsBefore = (tx: Tx, runId: number, table: ImportedTable, ids: readonly string[]) =>
  sql`insert into import_change (run_id, table_name, row_id, before)
    select ${runId}::bigint, ${sql.lit(table)}, touched.id, ${rowState(table, 'touched.id')}
    from unnest(${[...ids]}::text[]) touched(id)`.execute(tx);

/** Keeps a fingerprint of what the run has made of them. */
export const recordRowsAfter = (tx: Tx, runId: number, table: ImportedTable, ids: readonly string[]) =>
  sql`update import_change c set after_hash = md5(${rowState(table, 'c.row_id')}::text)
    where c.run_id = ${runId} and c.table_name = ${sql.lit(table)} and c.row_id = any(${[...ids]})`.execute(
    tx,
  );

/** Those of a run's rows that are no longer as it left them. */
export async function listChangedSince(tx: Tx, runId: number, table: ImportedTable): Promise<string[]> {
  const { rows } = await sql<{ row_id: string }>`
    select c.row_id from import_change c
    where c.run_id = ${runId} and c.table_name = ${sql.lit(table)}
      and md5(${rowState(table, 'c.row_id')}::text) is distinct from c.after_hash
    order by c.row_id`.execute(tx);
  return rows.map(({ row_id }) => row_id);
}

/** The rows a run touched, by table, and whether the run made them. */
export type ChangedRows = ReadonlyMap<ImportedTable, { id: string; isCreated: boolean }[]>;

export async function listChangedRows(tx: Tx, runId: number): Promise<ChangedRows> {
  const rows = await tx
    .selectFrom('import_change')
    .select(['table_name', 'row_id as id', sql<boolean>`before is null`.as('isCreated')])
    .where('run_id', '=', runId)
    .execute();
  return Map.groupBy(rows, ({ table_name }) => table_name);
}
