import type { PostgresPoolClient } from 'kysely';
import { ROWS_RESERVE_BYTES, ROWS_RESUME_BYTES, type Volume } from '#platform/volume';
import { DiskFull, errorCode, isDiskFull, READ_ONLY_CODE } from './errors.ts';
import type { Log } from './log.ts';

/**
 * On a full disk the embedded engine may hang: when its log cannot grow, the next write may never return. So the session
 * is read-only before the disk is full, and after the first "disk full", until the folder has space again.
 */
export function createDiskSpaceGuard({ space }: Pick<Volume, 'space'>, log: Log) {
  let isFull = false;
  const readOnly = new WeakSet<PostgresPoolClient>();

  function close(cause: object) {
    isFull = true;
    log.error(cause, 'disk full: writes are refused until there is space');
  }

  return {
    recordError(error: unknown) {
      if (!isFull && isDiskFull(error)) close({ err: error });
    },

    /** A write refused by the read-only session is refused for lack of space; the engine does not know that. */
    translateError: (error: unknown): unknown =>
      isFull && errorCode(error) === READ_ONLY_CODE ? new DiskFull(error) : error,

    async beforeUse(client: PostgresPoolClient) {
      const { freeBytes } = await space();
      if (isFull && freeBytes >= ROWS_RESUME_BYTES) isFull = false;
      else if (!isFull && freeBytes < ROWS_RESERVE_BYTES) close({ freeBytes });
      if (isFull === readOnly.has(client)) return;
      await client.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`, []);
      if (isFull) readOnly.add(client);
      else readOnly.delete(client);
    },
  };
}
