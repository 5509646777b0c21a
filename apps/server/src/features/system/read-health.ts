import { sql } from 'kysely';
import type { Config } from '#platform/config';
import type { Queryable } from '#platform/database';
import type { Volume } from '#platform/volume';
import { newStorageKey, type Storage } from '../../integrations/storage/index.ts';
import type { IndexStatus } from '../search/index.ts';
import { findLastMigration, findOldestEventSeconds } from './work.queries.ts';

export interface HealthDeps {
  storage: Storage;
  volume: Volume;
  searchIndex: { status: () => IndexStatus | null };
}

const STORAGE_LIMIT_MS = 2_000;

/** What the shop runs on, as it answers now. */
export async function readHealth(
  db: Queryable,
  config: Config,
  { storage, volume, searchIndex }: HealthDeps,
) {
  const database = await measure(() => sql`select 1`.execute(db));
  const [oldestEventSeconds, migration, storageMs, { freeBytes, totalBytes }] = await Promise.all([
    findOldestEventSeconds(db),
    findLastMigration(db),
    probeStorage(storage),
    volume.space(),
  ]);
  const search = searchIndex.status();
  return {
    oldestEventSeconds,
    database: { kind: config.databaseUrl ? 'postgres' : 'embedded', ms: database, migration } as const,
    storage: { driver: config.storage.kind, ms: storageMs },
    search: search && { ...search, builtAt: search.builtAt.toISOString() },
    disk: Number.isFinite(freeBytes) ? { freeBytes, totalBytes } : null,
    uptimeSeconds: Math.round(process.uptime()),
  };
}

/** Asks for a file that does not exist: an answer is enough, and nothing is left behind. */
async function probeStorage(storage: Storage): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), STORAGE_LIMIT_MS);
  });
  const probe = measure(() => storage.has(newStorageKey('probes', 'json'))).catch(() => null);
  try {
    return await Promise.race([probe, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** How long it takes, in milliseconds with one decimal. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) * 10) / 10;
}
