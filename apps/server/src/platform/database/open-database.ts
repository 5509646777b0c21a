import type { SeamsOff } from '@huarong/core/shared';
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
import { QueryBatcher } from '#platform/seams';
import { awaitServer } from './await-server.ts';
import type { DatabaseFigures } from './database-families.ts';
import type { Tables } from './declared-columns.ts';
import { type Log, SILENT } from './log.ts';
import type { Notifications } from './notifications.ts';
import { type EmbeddedSettings, openEmbedded } from './open-embedded.ts';
import { openPostgres, openStandbyPool } from './open-postgres.ts';
import { standbyFirst } from './standby/standby-pool.ts';
import { watchStandby } from './standby/watch-standby.ts';
import { type PoolHooks, type PoolName, watchedPool } from './watched-pool.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** What a query function takes: a database, or a transaction of the caller. */
export type Queryable = Database | Tx;

export interface DatabaseSettings {
  /** A PostgreSQL server. Without it the database is embedded and stored in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** A standby of that server, for reads that may be some seconds old. */
  readUrl?: string | undefined;
  /** A standby that is further behind is not read from. Default three seconds. */
  maxReadLagMs?: number;
  log?: Log;
  /** Connections to the server, per process. Default 10. */
  poolSize?: number;
  /** How long a query of a shopper waits for a free connection before it fails as unavailable. Default one second. */
  connectionWaitMs?: number;
  /** How long to wait for the server's first answer. Default one minute. */
  connectTimeoutMs?: number;
  embedded?: EmbeddedSettings;
  /** Seams that are switched off; default none. */
  seamsOff?: SeamsOff;
}

export interface OpenDatabase {
  /** For requests of shoppers: many short queries at the same time. */
  db: Database;
  /** For background work: its queries may be long, so they are not batched with others. */
  workDb: Database;
  /** For pages of staff: a pool of its own on a server, so that a long list never delays shoppers. */
  adminDb: Database;
  /**
   * For reads that may be some seconds old and are never followed by a write: a standby if there is one that is up to date
   * enough, otherwise the same as `db`.
   */
  readDb: Database;
  /** For background work that reads what is committed now: the standby if it has it within a moment, otherwise `workDb`. */
  caughtUpReadDb(): Promise<Database>;
  kind: 'embedded' | 'postgres';
  listen: Notifications['listen'];
  /** Whether the database answers now and takes writes. A server is asked over a connection that shoppers do not use. */
  ping(): Promise<boolean>;
  figures(): DatabaseFigures;
  close(): Promise<void>;
}

/** Opens the shop's database; callers need not know which kind it is. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { url, dataDir, log = SILENT, poolSize = 10, connectTimeoutMs = 60_000, embedded = {} } = settings;
  const { connectionWaitMs = 1_000, seamsOff = new Set() } = settings;
  const isPipelined = !seamsOff.has('statement-pipelining');
  const backend = url
    ? openPostgres({ url, poolSize, connectionWaitMs, isPipelined }, log)
    : await openEmbedded(dataDir, { isPipelined, ...embedded }, log);
  if (url)
    await awaitServer(backend.pool, connectTimeoutMs, log).catch(async (error: unknown) => {
      await endPool(backend.pool);
      await backend.close();
      throw error;
    });
  const { db, workDb } = await createDatabases(
    watchedPool(backend.pool, backend.watch, 'shop'),
    seamsOff.has('query-batching') ? DefaultQueryExecutor : QueryBatcher,
  );
  const adminDb = backend.adminPool
    ? (await createDatabases(watchedPool(backend.adminPool, backend.watch, 'admin'), DefaultQueryExecutor))
        .workDb
    : workDb;

  const reads = settings.readUrl
    ? await openReads(settings.readUrl, { settings, primary: backend.pool, watch: backend.watch, log })
    : null;

  return {
    db,
    workDb,
    adminDb,
    readDb: reads?.db ?? db,
    caughtUpReadDb: async () => ((await reads?.catchesUp()) ? reads!.db : workDb),
    kind: backend.kind,
    listen: backend.notifications.listen,
    ping:
      backend.ping ??
      (() =>
        sql`select 1`.execute(db).then(
          () => true,
          () => false,
        )),
    figures: () => ({
      pools: [
        poolFigures('shop', backend.pool),
        ...(backend.adminPool ? [poolFigures('admin', backend.adminPool)] : []),
        ...(reads ? [poolFigures('read', reads.pool)] : []),
      ],
      standby: reads?.figures() ?? null,
      isListening: backend.isListening?.() ?? true,
    }),
    close: once(async () => {
      await reads?.stop();
      await db.destroy();
      await endPool(backend.pool);
      if (backend.adminPool) await endPool(backend.adminPool);
      await backend.close();
    }),
  };
}

interface ReadSettings {
  settings: DatabaseSettings;
  primary: pg.Pool;
  watch: PoolHooks;
  log: Log;
}

/** The standby for reads. It may be away when the shop starts: then the primary is read. */
async function openReads(url: string, { settings, primary, watch, log }: ReadSettings) {
  const pool = openStandbyPool(url, settings.poolSize ?? 10, log);
  const standby = await watchStandby({
    primary,
    standby: pool,
    maxLagMs: settings.maxReadLagMs ?? 3_000,
    log,
  });
  const choosing = standbyFirst(
    watchedPool(pool, watch, 'read'),
    watchedPool(primary, watch, 'shop'),
    standby,
  );
  return {
    pool,
    db: (await createDatabases(choosing, DefaultQueryExecutor)).workDb,
    catchesUp: standby.catchesUp,
    figures: () => ({ isUsable: standby.isUsable(), lagSeconds: secondsOf(standby.lagMs()) }),
    async stop() {
      await standby.stop();
      await endPool(pool);
    },
  };
}
const secondsOf = (ms: number | null) => (ms === null ? null : ms / 1_000);

const poolFigures = (name: PoolName, { options, totalCount, idleCount, waitingCount }: pg.Pool) => ({
  name,
  size: options.max,
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Builds Kysely from its parts, because the two handles need different query executors. */
async function createDatabases(
  pool: PostgresPool,
  ShopperExecutor: typeof DefaultQueryExecutor,
): Promise<Pick<OpenDatabase, 'db' | 'workDb'>> {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  await driver.init();
  const createDatabase = (Executor: typeof DefaultQueryExecutor): Database => {
    const connections = new DefaultConnectionProvider(driver);
    const executor = new Executor(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
    return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
  };
  return { db: createDatabase(ShopperExecutor), workDb: createDatabase(DefaultQueryExecutor) };
}

/** Kysely ends the pool only if it has used it, so it may still be open here. */
async function endPool(pool: pg.Pool) {
  if (!pool.ending) await pool.end();
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
