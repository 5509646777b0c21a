import pg from 'pg';
import { columnValues } from './column-values.ts';
import type { DatabaseBackend } from './database-backend.ts';
import { listenOnConnection } from './listen-on-connection.ts';
import type { Log } from './log.ts';

/** Longer than statement_timeout: only a frozen or unreachable server exceeds it. */
const RESPONSE_TIMEOUT_MS = 7_000;

interface PostgresSettings {
  url: string;
  poolSize: number;
  /** How long a query waits for a free connection. */
  connectionWaitMs: number;
  /** See platform/seams/statement-pipelining.ts. */
  isPipelined: boolean;
}

/** A PostgreSQL server, 15 or newer. Every wait has a timeout, so an unhealthy database delays requests by seconds at most. */
export function openPostgres(
  { url, poolSize, connectionWaitMs, isPipelined }: PostgresSettings,
  log: Log,
): DatabaseBackend {
  const pool = createPool(
    {
      connectionString: url,
      max: poolSize,
      // Queries need not wait for each other's results.
      pipeline: isPipelined,
      connectionTimeoutMillis: connectionWaitMs,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      statement_timeout: 5_000,
      application_name: 'huarong',
      options: NO_COMPILING,
    },
    log,
  );
  const adminPool = createPool(
    {
      connectionString: url,
      max: ADMIN_CONNECTIONS,
      connectionTimeoutMillis: 3_000,
      statement_timeout: ADMIN_STATEMENT_TIMEOUT_MS,
      application_name: 'huarong admin',
      // A plan for the filters at hand: one for any filters reads a year of orders. And on one core: shoppers need the others.
      options: `-c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0 ${NO_COMPILING}`,
    },
    log,
  );
  const notifications = listenOnConnection(
    { connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'huarong listen' },
    log,
  );

  return {
    kind: 'postgres',
    pool,
    adminPool,
    notifications,
    // Shoppers may wait for all connections of the pool while the database is well.
    ping: notifications.ping,
    isListening: notifications.isListening,
    watch: {
      limitMs: RESPONSE_TIMEOUT_MS,
      onTimeout: (statement) => log.error({ statement }, 'the database does not answer'),
    },
    close: () => notifications.close(),
  };
}

/**
 * After ten seconds, as by default, a shop with a little to do closes and opens connections all the time; on a machine with
 * other work opening one took longer than a shopper waits. Shorter than what balancers allow.
 */
const IDLE_CONNECTION_MS = 5 * 60_000;

/** Connections to a standby, for reads only. It may be away at any time, so nobody waits long for it. */
export const openStandbyPool = (url: string, poolSize: number, log: Log): pg.Pool =>
  createPool(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 1_000,
      statement_timeout: 5_000,
      application_name: 'huarong read',
    },
    log,
  );

/** Compiling a sum over all payments takes longer than the sum. */
const NO_COMPILING = '-c jit=off';

/** Few connections for lists of staff: ten people rarely wait for each other, and shoppers keep theirs. */
const ADMIN_CONNECTIONS = 4;
const ADMIN_STATEMENT_TIMEOUT_MS = 3_000;

function createPool(settings: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: columnValues,
    ...settings,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The pool listens to its idle clients only; an error on one in use would otherwise end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return pool;
}
