import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  sql,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import { awaitServer } from './await-server.ts';
import { type Log, SILENT } from './log.ts';
import type { Notifications } from './notifications.ts';
import { type EmbeddedSettings, openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import { QueryBatcher } from './query-batcher.ts';
import type { Tables } from './tables.gen.ts';
import { watchedPool } from './watched-pool.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** What a query function takes: it runs wherever its caller is, inside a transaction or not. */
export type Queryable = Database | Tx;

export interface DatabaseSettings {
  /** A PostgreSQL server. Without it the database is embedded and lives in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log?: Log;
  /** Connections to the server, per process (10). */
  poolSize?: number;
  /** How long a server may take to answer for the first time (a minute). */
  connectTimeoutMs?: number;
  embedded?: EmbeddedSettings;
}

export interface OpenDatabase {
  /** For shoppers: short questions, and many at the same moment. */
  db: Database;
  /** For work behind the scenes: its questions may be long, so they share no connection and nobody stands behind them. */
  workDb: Database;
  kind: 'embedded' | 'postgres';
  listen: Notifications['listen'];
  /** Whether the database answers now. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the shop's database. From here on nobody asks which kind it is. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { url, dataDir, log = SILENT, poolSize = 10, connectTimeoutMs = 60_000, embedded = {} } = settings;
  const backend = url ? openPostgres(url, poolSize, log) : await openEmbedded(dataDir, embedded, log);
  if (url)
    await awaitServer(backend.pool, connectTimeoutMs, log).catch(async (error: unknown) => {
      await endPool(backend.pool);
      await backend.close();
      throw error;
    });
  const { db, workDb } = await createDatabases(watchedPool(backend.pool, backend.watch));

  return {
    db,
    workDb,
    kind: backend.kind,
    listen: backend.notifications.listen,
    ping: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    close: once(async () => {
      await db.destroy();
      await endPool(backend.pool);
      await backend.close();
    }),
  };
}

/** Kysely put together by hand: from a dialect alone it would know one way of asking. */
async function createDatabases(pool: PostgresPool): Promise<Pick<OpenDatabase, 'db' | 'workDb'>> {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  await driver.init();
  const createDatabase = (Executor: typeof DefaultQueryExecutor): Database => {
    const connections = new DefaultConnectionProvider(driver);
    const executor = new Executor(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
    return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
  };
  return { db: createDatabase(QueryBatcher), workDb: createDatabase(DefaultQueryExecutor) };
}

/** Kysely ends the pool only if it has used it. */
async function endPool(pool: pg.Pool) {
  if (!pool.ending) await pool.end();
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
