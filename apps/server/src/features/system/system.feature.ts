import { systemContract } from '@huarong/contract/admin/system';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable } from '#platform/database';
import { cancelJobById } from '#platform/jobs';
import { closeShop, findMaintenance, openShop } from '#platform/maintenance';
import { listReplicas } from '#platform/replicas';
import { maskError, maskPayload } from './mask-payload.ts';
import { type HealthDeps, readHealth } from './read-health.ts';
import { retryParkedWork } from './retry-parked-work.ts';
import { listKinds, listProblems } from './work.queries.ts';
import { workLabel } from './work-labels.ts';

export const systemFeature = (deps: HealthDeps): AdminFeature =>
  implementAdmin('system', systemContract, {
    overview: async ({ db, config }) =>
      accept({
        readAt: new Date().toISOString(),
        kinds: (await listKinds(db)).map(({ next_at, last_error, oldest_seconds: _, ...row }) => ({
          ...row,
          label: workLabel(row.queue, row.kind),
          nextAt: next_at?.toISOString() ?? null,
          lastError: maskError(last_error),
        })),
        maintenance: await showMaintenance(db, config),
        health: await readHealth(db, config, deps),
        replicas: (await listReplicas(db)).map(({ started_at, seen_at, is_silent, role, ...row }) => ({
          ...row,
          role: role as 'all' | 'web' | 'worker',
          startedAt: started_at.toISOString(),
          seenAt: seen_at.toISOString(),
          isSilent: is_silent,
        })),
      }),
    async closeShop({ db, staff }, { sentence, expectedEnd }) {
      const end = new Date(expectedEnd);
      if (end <= (await readClock(db))) return refuse({ code: 'until-past' });
      await closeShop(db, { sentence, expectedEnd: end, staffId: staff.staffId });
      return accept(null);
    },
    openShop: async ({ db }) => ((await openShop(db)) ? accept(null) : refuse({ code: 'shop-not-closed' })),
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
      const retried = await retryParkedWork(db, { queue, kind, id: one });
      return retried > 0 ? accept({ retried }) : refuse({ code: 'nothing-parked' });
    },
    cancelJob: async ({ db }, { id }) =>
      (await cancelJobById(db, Number(id))) ? accept(null) : refuse({ code: 'nothing-parked' }),
  });

async function showMaintenance(db: Queryable, { isUnderMaintenance }: Config) {
  const stored = await findMaintenance(db);
  if (!stored && !isUnderMaintenance) return null;
  return {
    sentence: stored?.sentence ?? null,
    expectedEnd: stored?.expectedEnd.toISOString() ?? null,
    isBySettings: isUnderMaintenance,
  };
}
