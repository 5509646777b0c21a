import { statfs } from 'node:fs/promises';
import { systemContract } from '@huarong/contract/admin/system';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import type { Config } from '#platform/config';
import type { Queryable } from '#platform/database';
import { cancelJobById, retryParkedJobs } from '#platform/jobs';
import { retryParkedEvents } from '#platform/outbox';
import { maskError, maskPayload } from './mask-payload.ts';
import { findOldestEventSeconds, listKinds, listProblems } from './work.queries.ts';

export const systemFeature: AdminFeature = implementAdmin('system', systemContract, {
  overview: async ({ db, config }) =>
    accept({
      readAt: new Date().toISOString(),
      kinds: (await listKinds(db)).map(({ next_at, last_error, ...row }) => ({
        ...row,
        nextAt: next_at?.toISOString() ?? null,
        lastError: maskError(last_error),
      })),
      health: await readHealth(db, config),
    }),
  problems: async ({ db }, { queue, kind }) =>
    accept({
      rows: (await listProblems(db, queue, kind)).map(({ id, at, last_error, payload, ...row }) => ({
        ...row,
        id: String(id),
        at: at.toISOString(),
        lastError: maskError(last_error),
        payload: maskPayload(payload),
      })),
    }),
  async retry({ db }, { queue, kind, id }) {
    const one = id === undefined ? undefined : Number(id);
    const retried =
      queue === 'jobs' ? await retryParkedJobs(db, kind, one) : await retryParkedEvents(db, kind, one);
    return retried > 0 ? accept({ retried }) : refuse({ code: 'nothing-parked' });
  },
  cancelJob: async ({ db }, { id }) =>
    (await cancelJobById(db, Number(id))) ? accept(null) : refuse({ code: 'nothing-parked' }),
});

async function readHealth(db: Queryable, config: Config) {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const databaseMs = Math.round((performance.now() - start) * 10) / 10;
  const disk = config.storage.kind === 'local' ? await statfs(config.dataDir).catch(() => null) : null;
  return {
    oldestEventSeconds: await findOldestEventSeconds(db),
    databaseMs,
    databaseKind: config.databaseUrl ? 'postgres' : 'embedded',
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    diskTotalBytes: disk && disk.blocks * disk.bsize,
    uptimeSeconds: Math.round(process.uptime()),
  };
}
