import { sql } from 'kysely';
import type { MigrationFile } from './migration-files.ts';
import type { Database } from './open-database.ts';

const STATEMENT = /^create (?:unique )?index concurrently (\w+) on /;

/**
 * Builds the indexes of a file one after the other, while shoppers write the tables. What a stopped run left is built
 * again; what it finished is not.
 */
export async function buildIndexes(session: Database, { name, text, checksum, isBreaking }: MigrationFile) {
  for (const statement of statementsOf(text)) {
    const index = STATEMENT.exec(statement)?.[1];
    if (index === undefined) throw new Error(`${name} may only hold “create index concurrently name on …”`);
    const { rows } = await sql<{ indisvalid: boolean }>`
      select indisvalid from pg_index where indexrelid = to_regclass(${index})`.execute(session);
    if (rows[0]?.indisvalid) continue;
    if (rows[0]) await sql.raw(`drop index concurrently ${index}`).execute(session);
    await sql.raw(statement).execute(session);
  }
  await session.insertInto('schema_migration').values({ name, checksum, is_breaking: isBreaking }).execute();
}

const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
