import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withCallTimeout } from './call-timeout.ts';
import { columnValues } from './column-values.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { DatabaseBackend } from './database-backend.ts';
import { createDiskSpaceGuard, hasFreeSpace } from './disk-space-guard.ts';
import { startEngine } from './embedded-engine.ts';
import { listenOnPool } from './listen-on-pool.ts';
import type { Log } from './log.ts';

export interface EmbeddedSettings {
  /** A call unanswered for this long means that the engine hangs (10 s). */
  hangAfterMs?: number;
  /** What to do then. By default the process ends: started again, it finds every acknowledged row. */
  onHang?: (cause: string) => void;
  /** Whether the disk, once full, can take writes again. */
  hasDiskSpace?: () => Promise<boolean>;
  /** The folder goes when the database is closed: it need not be left in order, which takes a second. */
  isTemporary?: boolean;
}

/** PGlite inside this process: for trying out and for small shops. Limits: database/README.md. */
export async function openEmbedded(
  dataDir: string,
  settings: EmbeddedSettings,
  log: Log,
): Promise<DatabaseBackend> {
  const { hangAfterMs = 10_000, onHang = endProcess, hasDiskSpace = () => hasFreeSpace(dataDir) } = settings;
  const { isTemporary = false } = settings;
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);

  let isHanging = false;
  function reportHang(cause: string) {
    isHanging = true;
    log.fatal({ cause }, 'the embedded database hangs');
    onHang(cause);
  }
  const engine = await startEngine(join(dataDir, 'pgdata'), reportHang).catch((error) => {
    unlock();
    throw error;
  });
  const limits = { limitMs: hangAfterMs, onTimeout: reportHang };
  const pool = createSingleConnectionPool(engine.socketFolder, (client) => resetSession(client));
  const notifications = listenOnPool(pool, limits, log);
  const diskGuard = createDiskSpaceGuard(hasDiskSpace, log);

  /** The session outlives its connections: a new one must not meet the names, settings and channels of the last. */
  async function resetSession(client: pg.Client) {
    client.on('error', (error) =>
      log.warn({ err: error }, 'the connection to the embedded database was lost'),
    );
    await withCallTimeout(limits, 'discard all', () => client.query('discard all'));
    await notifications.resume(client);
  }

  return {
    kind: 'embedded',
    pool,
    notifications,
    watch: { ...limits, onError: diskGuard.recordError, onReserve: diskGuard.beforeUse },
    async close() {
      await (isHanging || isTemporary ? engine.terminate() : engine.stop());
      unlock();
    },
  };
}

/**
 * One session, one connection. With two, the socket server mixes their messages after a transaction and hands
 * one caller the rows of another. Nothing is lost: the engine does one thing at a time anyway.
 */
function createSingleConnectionPool(
  socketFolder: string,
  onConnect: (client: pg.Client) => Promise<void>,
): pg.Pool {
  const pool = new pg.Pool({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // All callers queue for the one place, so they wait longer than for one of ten.
    connectionTimeoutMillis: 5_000,
    types: columnValues,
    onConnect: (client) => onConnect(client as pg.Client),
  });
  pool.on('error', () => {}); // Told by the client's own listener.
  return pool;
}

function endProcess() {
  process.exit(1);
}
