import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildIndexes } from './build-indexes.ts';
import { isLockTimeout, isRetryable } from './errors.ts';
import { MIGRATIONS_FOLDER, type MigrationFile, readMigrations } from './migration-files.ts';
import type { Database } from './open-database.ts';
import { withTimeout } from './timeouts.ts';

/** The database and the migration files differ in a way that no further migration can repair. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

/** Any number that no other advisory lock uses. */
const LOCK_KEY = 4_728_310_001;
const LIMIT_MS = 30 * 60_000;
const ASK_MS = 100;
/** About three minutes. */
const RETRIES = 150;
const PAUSE_MS = 800;
/** Shorter than a shopper waits for a connection, and than PostgreSQL takes to find a deadlock, so no order is its victim. */
const LOCK_WAIT_MS = 200;
/** After so many tries in vain, as beside long reports, it waits longer, though never as long as a shopper's statement. */
const PATIENT_AFTER = 40;
const MAX_LOCK_WAIT_MS = 1_200;

/** Applies the missing migrations and returns their names. Any number of processes may call it at once. */
export async function migrate(db: Database, folder: URL = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = await readMigrations(folder);
  return withTimeout(LIMIT_MS, () =>
    db.connection().execute(async (session) => {
      await sql.raw('set statement_timeout = 0; set lock_timeout = 0').execute(session);
      await lockMigrations(session);
      try {
        return await applyMissing(session, files);
      } finally {
        await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(session);
        await sql.raw('reset statement_timeout; reset lock_timeout').execute(session);
      }
    }),
  );
}

/**
 * Other processes wait here until the first one has finished. They ask again and again, because a statement that waits for
 * the lock would be waited for by an index that is built meanwhile.
 */
async function lockMigrations(session: Database): Promise<void> {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await wait(ASK_MS)) {
    const { rows } = await sql<{ has: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as has`.execute(
      session,
    );
    if (rows[0]?.has) return;
  }
  throw new Error('another process has been migrating for too long');
}

async function applyMissing(session: Database, files: MigrationFile[]): Promise<string[]> {
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(session);
  await sql`alter table schema_migration add column if not exists is_breaking boolean not null default false`.execute(
    session,
  );
  const applied = await session
    .selectFrom('schema_migration')
    .select(['name', 'checksum', 'is_breaking'])
    .execute();
  refuseForeign(applied, files);
  const known = new Set(applied.map(({ name }) => name));
  const missing = files.filter(({ name }) => !known.has(name));
  for (const file of missing) await apply(session, file);
  return missing.map(({ name }) => name);
}

/**
 * Refuses changed files, and later migrations that break this release. Others it can live with: during a deploy the
 * old release runs on the new schema, and a deploy can be taken back.
 */
function refuseForeign(
  applied: { name: string; checksum: string; is_breaking: boolean }[],
  files: MigrationFile[],
) {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, is_breaking } of applied.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const expected = checksums.get(name);
    if (expected === undefined && !is_breaking) continue;
    if (expected === undefined)
      throw new MigrationRefused(
        `数据库比程序新，请先升级程序 · The database is newer than this program: it knows ${name}`,
      );
    if (expected !== checksum)
      throw new MigrationRefused(
        `已执行的迁移被改动，请还原并另写新迁移 · An applied migration was changed; restore it and write a new one: ${name}`,
      );
  }
}

/**
 * While a migration waits for a lock, every statement on that table waits behind it, and on all tables it has already
 * locked. So it gives up soon and tries again; nothing was changed then.
 */
async function apply(session: Database, file: MigrationFile) {
  for (let attempt = 1; ; attempt++) {
    try {
      if (file.buildsIndexes) await buildIndexes(session, file);
      else await applyOnce(session, file, lockWaitOf(attempt));
      return;
    } catch (error) {
      if (attempt > RETRIES || !(isRetryable(error) || isLockTimeout(error)))
        throw new Error(`migration ${file.name} failed`, { cause: error });
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

const lockWaitOf = (attempt: number) =>
  Math.min(LOCK_WAIT_MS * Math.ceil(attempt / PATIENT_AFTER), MAX_LOCK_WAIT_MS);

const applyOnce = (session: Database, { name, text, checksum, isBreaking }: MigrationFile, lockMs: number) =>
  session.transaction().execute(async (tx) => {
    await sql.raw(`set local lock_timeout = ${lockMs}`).execute(tx);
    await sql.raw(text).execute(tx);
    await tx.insertInto('schema_migration').values({ name, checksum, is_breaking: isBreaking }).execute();
  });
