import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database';
import { WRITTEN } from './tables.ts';

type Upserted = keyof typeof WRITTEN;

const BATCH = 500;

/** Makes or overwrites rows. A batch travels as one JSON value, so the statement stays the same whatever its size. */
export async function upsertRows(
  tx: Tx,
  table: Upserted,
  rows: readonly object[],
  onWritten: (count: number) => void,
) {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const source = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::jsonb)`;
    await upsertFrom(tx, table, source, { keepsFirst: ['published_at'] });
    onWritten(batch.length);
  }
}

/** The same out of rows the database has itself. What `keepsFirst` names is only set where there was nothing. */
export async function upsertFrom(
  tx: Tx,
  table: Upserted,
  source: RawBuilder<unknown>,
  { keepsFirst = [] as string[] } = {},
) {
  const columns = WRITTEN[table].map((name) => sql.ref(name));
  const updates = WRITTEN[table].slice(1).map((name) => {
    const excluded = sql`excluded.${sql.ref(name)}`;
    const value = keepsFirst.includes(name)
      ? sql`coalesce(${sql.ref(`${table}.${name}`)}, ${excluded})`
      : excluded;
    return sql`${sql.ref(name)} = ${value}`;
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from ${source}
    on conflict (${sql.ref(WRITTEN[table][0])}) do update set ${sql.join(updates)}`.execute(tx);
}
