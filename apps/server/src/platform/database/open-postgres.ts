import pg from 'pg';
import { columnValues } from './column-values.ts';
import type { DatabaseBackend } from './database-backend.ts';
import { listenOnConnection } from './listen-on-connection.ts';
import type { Log } from './log.ts';

/** Longer than statement_timeout: only a server that is frozen or cut off lets it pass. */
const RESPONSE_TIMEOUT_MS = 7_000;

/** A PostgreSQL server, 15 or newer. Every wait has an end, so a sick database costs seconds, not the shop. */
export function openPostgres(url: string, poolSize: number, log: Log): DatabaseBackend {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Questions need not wait for each other's answers.
    pipeline: true,
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
