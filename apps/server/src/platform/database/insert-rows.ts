import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './declared-columns.ts';
import type { Queryable } from './open-database.ts';

const ROWS_PER_INSERT = 500;

/**
 * Rows of one table for an insert, sent as one JSON value, so the statement's text and plan stay the same for any number
 * of rows. Columns that no row names get their default.
 */
export function valuesOf<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly object[],
): { columns: RawBuilder<unknown>; values: RawBuilder<unknown> } {
  const columns = sql.join(Object.keys(getFirst(rows)).map((name) => sql.ref(name)));
  const values = sql`select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  return { columns, values };
}

/** Inserts many rows into one table with few statements. */
export async function insertRows<Table extends keyof Tables & string>(
  db: Queryable,
  table: Table,
  rows: readonly object[],
  onProgress: (written: number) => void = () => undefined,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const { columns, values } = valuesOf(table, rows.slice(from, from + ROWS_PER_INSERT));
    await sql`insert into ${sql.table(table)} (${columns}) ${values}`.execute(db);
    onProgress(Math.min(rows.length, from + ROWS_PER_INSERT));
  }
}
