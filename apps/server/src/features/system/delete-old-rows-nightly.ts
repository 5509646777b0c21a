import { nextShanghaiTime } from '@huarong/core/shared';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';
import { createBudget, deleteOldRows } from '#platform/retention';
import { deleteOldFigures } from '../content/index.ts';
import { deleteOldDeliveries } from '../integration/index.ts';
import { deleteEndedHolds } from '../inventory/index.ts';
import { deleteOldLines } from '../payment/index.ts';
import { deleteOldDrafts } from '../products-admin/index.ts';
import { deleteOldSearches } from '../search/index.ts';

const retentionJob = defineJob('database.retention', z.object({}));
/** 04:10, when the shop is quiet. */
const MINUTES_PAST_MIDNIGHT = 250;
const PAUSE_MS = 60_000;

/** Deletes what is not needed any more; when time runs out, a minute later the rest. */
export async function deleteOldRowsNightly(db: Database, isTimeUp = createBudget()): Promise<void> {
  await deleteOldDrafts(db);
  const isFinished =
    (await deleteOldRows(db, isTimeUp)) &&
    (await deleteEndedHolds(db, isTimeUp)) &&
    (await deleteOldSearches(db, isTimeUp)) &&
    (await deleteOldFigures(db, isTimeUp)) &&
    (await deleteOldDeliveries(db, isTimeUp)) &&
    (await deleteOldLines(db, isTimeUp));
  const now = await readClock(db);
  const runAt = isFinished
    ? nextShanghaiTime(now, MINUTES_PAST_MIDNIGHT)
    : new Date(now.getTime() + PAUSE_MS);
  await scheduleJob(db, retentionJob, { uniqueKey: 'nightly', runAt, payload: {} });
}

export const retentionJobs = (db: Database): JobHandlers =>
  onRecurringJob(retentionJob, 'nightly', () => deleteOldRowsNightly(db));
