import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database';
import { IMPORTED_COLUMNS } from './tables.ts';

type UpsertedTable = keyof typeof IMPORTED_COLUMNS;

const BATCH = 500;

/** Inserts or overwrites rows. A batch is passed as one JSON value, so the statement is the same for any size. */
export async function upsertRows(
  tx: Tx,
  table: UpsertedTable,
  rows: readonly object[],
  onWritten: (count: number) => void,
) {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const source = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::jsonb)`;
    await upsertFrom(tx, table, source, { keepExisting: ['published_at'] });
    onWritten(batch.length);
  }
}

/** The same for rows read by a query. Columns in `keepExisting` are set only where they were null. */
export async function upsertFrom(
  tx: Tx,
  table: UpsertedTable,
  source: RawBuilder<unknown>,
  { keepExisting = [] }: { keepExisting?: readonly string[] } = {},
) {
  const columns = IMPORTED_COLUMNS[table].map((name) => sql.ref(name));
  const updates = IMPORTED_COLUMNS[table].slice(1).map((name) => {
    const excluded = sql`excluded.${sql.ref(name)}`;
    const value = keepExisting.includes(name)
      ? sql`coalesce(${sql.ref(`${table}.${name}`)}, ${excluded})`
      : excluded;
    return sql`${sql.ref(name)} = ${value}`;
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from ${source}
    on conflict (${sql.ref(IMPORTED_COLUMNS[table][0])}) do update set ${sql.join(updates)}`.execute(tx);
}
