import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { withTimeout } from './timeouts.ts';

const TABLE_LIMIT_MS = 5 * 60_000;

/**
 * Frees the space of old row versions and counts rows for the planner, as a PostgreSQL server does by itself; the
 * embedded engine has no process for it. One table at a time, so that shoppers' queries get their turn in between; the
 * partitions of a table come with it.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const tables = await db
    .selectFrom(
      sql<{ name: string }>`(
        select stat.relname as name from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
        where not relispartition)`.as('table'),
    )
    .select('name')
    .orderBy('name')
    .execute();
  for (const { name } of tables)
    await withTimeout(TABLE_LIMIT_MS, () => sql`vacuum (analyze) ${sql.id(name)}`.execute(db));
}
