import { statfs } from 'node:fs/promises';
import type { PostgresPoolClient } from 'kysely';
import { isDiskFull } from './errors.ts';
import type { Log } from './log.ts';

/**
 * On a full disk the embedded engine may hang: when its log cannot grow, the next write may never return.
 * After the first "disk full" the session is read-only until the folder has space again.
 */
export function createDiskSpaceGuard(hasDiskSpace: () => Promise<boolean>, log: Log) {
  let isFull = false;
  const readOnly = new WeakSet<PostgresPoolClient>();

  return {
    recordError(error: unknown) {
      if (isFull || !isDiskFull(error)) return;
      isFull = true;
      log.error({ err: error }, 'disk full: writes are refused until there is space');
    },

    async beforeUse(client: PostgresPoolClient) {
      if (isFull && (await hasDiskSpace())) isFull = false;
      if (isFull === readOnly.has(client)) return;
      await client.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`, []);
      if (isFull) readOnly.add(client);
      else readOnly.delete(client);
    },
  };
}

/** Space for a few of the engine's 16 MiB log files. */
const MINIMUM_FREE_BYTES = 64 * 2 ** 20;

export async function hasFreeSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MINIMUM_FREE_BYTES;
}
