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
  /** See platform/seams/statement-pipelining.ts. */
  isPipelined: boolean;
}

/** A PostgreSQL server, 15 or newer. Every wait has a timeout, so an unhealthy database delays requests by seconds at most. */
export function openPostgres({ url, poolSize, isPipelined }: PostgresSettings, log: Log): DatabaseBackend {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Queries need not wait for each other's results.
    pipeline: isPipelined,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'huarong',
    keepAlive: true,
    types: columnValues,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The pool listens to its idle clients only; an error on one in use would otherwise end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  const notifications = listenOnConnection(
    { connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'huarong listen' },
    log,
  );

  return {
    kind: 'postgres',
    pool,
    notifications,
    watch: {
      limitMs: RESPONSE_TIMEOUT_MS,
      onTimeout: (statement) => log.error({ statement }, 'the database does not answer'),
    },
    close: () => notifications.close(),
  };
}
