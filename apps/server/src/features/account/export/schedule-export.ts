import { STORE, shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { createExportJob } from '../account-jobs.ts';
import { addExport, findLatestExport } from './export.queries.ts';

const MIN_INTERVAL_MS = STORE.account.exportEveryHours * 3_600_000;

/** When the next export can be requested. */
export const nextExportAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + MIN_INTERVAL_MS);

export async function findExportRefusal(db: Queryable, memberId: string) {
  const latest = await findLatestExport(db, memberId);
  if (!latest) return null;
  const nextAt = nextExportAt(latest.requested_at);
  const now = await readClock(db);
  if (latest.state !== 'preparing' && nextAt <= now) return null;
  const retryAfter = Math.max(60, Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
  return { code: 'export-too-soon', until: shanghaiIso(nextAt), retryAfter } as const;
}

export async function scheduleExport(tx: Tx, memberId: string): Promise<void> {
  const { id, requested_at } = await addExport(tx, memberId);
  await scheduleJob(tx, createExportJob, { uniqueKey: id, runAt: requested_at, payload: { exportId: id } });
}
