import { sql } from 'kysely';
import type { Queryable } from './open-database.ts';
import type { Tables } from './tables.gen.ts';

const BATCH = 500;

/**
 * Writes many rows of one table with few statements: a batch travels as one JSON value, so the statement's text, and
 * its plan, stay the same however many rows there are. Columns that no row names get their default.
 */
export async function insertRows<Table extends keyof Tables & string>(
  db: Queryable,
  table: Table,
  rows: readonly object[],
  onProgress: (written: number) => void = () => undefined,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)`.execute(
      db,
    );
    onProgress(Math.min(rows.length, from + BATCH));
  }
}
