import type { OpenDatabase } from '#platform/database';
import type { Readiness } from '#platform/http';
import { FILES_RESERVE_BYTES, ROWS_RESERVE_BYTES, type Volume } from '#platform/volume';

/**
 * Whether the shop can serve now. A full volume stops orders only where the database is on it; with PostgreSQL the shop
 * stays in service, without uploads and events.
 */
export async function readinessOf({
  database,
  volume,
  isWarm,
}: {
  database: Pick<OpenDatabase, 'kind' | 'ping'>;
  volume: Pick<Volume, 'space'>;
  isWarm: boolean;
}): Promise<Readiness> {
  const [doesAnswer, { freeBytes }] = await Promise.all([database.ping(), volume.space()]);
  const space = freeBytes < ROWS_RESERVE_BYTES ? 'full' : freeBytes < FILES_RESERVE_BYTES ? 'low' : 'ok';
  const canWrite = database.kind === 'postgres' || space !== 'full';
  return {
    isReady: doesAnswer && canWrite && isWarm,
    database: doesAnswer ? 'ok' : 'unavailable',
    volume: space,
    isWarm,
  };
}
