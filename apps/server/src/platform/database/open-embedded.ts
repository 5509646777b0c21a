import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Volume, watchVolume } from '#platform/volume';
import { withCallTimeout } from './call-timeout.ts';
import { columnValues } from './column-values.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { DatabaseBackend } from './database-backend.ts';
import { createDiskSpaceGuard } from './disk-space-guard.ts';
import { startEngine } from './embedded-engine.ts';
import { listenOnPool } from './listen-on-pool.ts';
import type { Log } from './log.ts';

export interface EmbeddedSettings {
  /** A call unanswered for this long means that the engine hangs. Default 10 s. */
  hangAfterMs?: number;
  /** Called then. By default the process exits: after a restart every acknowledged row is there. */
  onHang?: (cause: string) => void;
  /** The disk of the folder; asked before writes. */
  volume?: Pick<Volume, 'space'>;
  /** See platform/seams/statement-pipelining.ts. */
  isPipelined?: boolean;
  /** The folder is deleted after closing, so the orderly shutdown, which takes a second, is skipped. */
  isTemporary?: boolean;
}

/** PGlite inside this process: for demos and small shops. Limits: database/README.md. */
export async function openEmbedded(
  dataDir: string,
  settings: EmbeddedSettings,
  log: Log,
): Promise<DatabaseBackend> {
  const { hangAfterMs = 10_000, onHang = endProcess, volume = watchVolume(dataDir) } = settings;
  const { isTemporary = false, isPipelined = true } = settings;
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
  const limits = { limitMs: hangAfterMs, onTimeout: reportHang, isOneQueue: true };
  const pool = createSingleConnectionPool({ host: engine.socketFolder, pipeline: isPipelined }, resetSession);
  const notifications = listenOnPool(pool, limits, log);
  const diskGuard = createDiskSpaceGuard(volume, log);

  /** The session outlives its connections: a new connection must not inherit statements, settings and channels of the last. */
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
    watch: {
      ...limits,
      onError: diskGuard.recordError,
      translateError: diskGuard.translateError,
      onReserve: diskGuard.beforeUse,
    },
    async close() {
      await (isHanging || isTemporary ? engine.terminate() : engine.stop());
      unlock();
    },
  };
}

/** One session, one connection: another one would wait for it. */
function createSingleConnectionPool(
  settings: Pick<pg.PoolConfig, 'host' | 'pipeline'>,
  onConnect: (client: pg.Client) => Promise<void>,
): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // All callers queue for one connection, so they wait longer than for one of ten.
    connectionTimeoutMillis: 5_000,
    types: columnValues,
    onConnect: (client) => onConnect(client as pg.Client),
  });
  pool.on('error', () => {}); // Logged by the listener of the client.
  return pool;
}

function endProcess() {
  process.exit(1);
}
