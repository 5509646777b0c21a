import { nextShanghaiTime } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { type Database, longTransaction, type Queryable, transaction } from '#platform/database';
import { defineJob, errorText, type JobHandlers, onJob, onRecurringJob, scheduleJob } from '#platform/jobs';
import { RETENTION_DAYS } from '#platform/retention';
import {
  deleteOldRuns,
  finishRun,
  insertRun,
  listCheckedNames,
  runCheck,
  storeResult,
} from './invariants.queries.ts';
import { type InvariantCheck, readChecks } from './read-checks.ts';

const nightlyJob = defineJob('invariants.nightly', z.object({}));
const checkJob = defineJob('invariants.check', z.object({ runId: z.number() }));
/** 03:00, when the shop is quiet. */
const MINUTES_PAST_MIDNIGHT = 180;
/** One run of the job; the next one goes on with the checks that have no result yet. */
const SLICE_MS = 20_000;
/** A slice and its last check: after a crash another worker goes on soon. */
const LEASE_SECONDS = 150;

/** A run that a job does; null while another one runs. */
export async function startRun(db: Queryable, staffId: number | null): Promise<number | null> {
  const runId = await insertRun(db, staffId);
  if (runId === null) return null;
  await scheduleChecks(db, runId);
  return runId;
}

async function scheduleChecks(db: Queryable, runId: number): Promise<void> {
  const runAt = await readClock(db);
  await scheduleJob(db, checkJob, { uniqueKey: String(runId), runAt, payload: { runId } });
}

/** One check at a time: each statement is judged on its own moment, and none is open for longer than it takes. */
async function checkInvariants(db: Database, runId: number): Promise<void> {
  const from = performance.now();
  const known = await listCheckedNames(db, runId);
  const open = readChecks().filter(({ names }) => !names.every((name) => known.has(name)));
  try {
    for (const check of open) {
      if (performance.now() - from > SLICE_MS) return await scheduleChecks(db, runId);
      await checkOne(db, runId, check);
    }
    await finishRun(db, runId, null);
  } catch (error) {
    await finishRun(db, runId, errorText(error));
  }
}

async function checkOne(db: Database, runId: number, check: InvariantCheck): Promise<void> {
  const start = performance.now();
  const rows = await longTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '2min'`.execute(tx);
    return runCheck(tx, check);
  });
  const durationMs = Math.round(performance.now() - start);
  await transaction(db, (tx) => storeResult(tx, { runId, check, rows, durationMs }));
}

async function startNight(db: Database): Promise<void> {
  await deleteOldRuns(db, RETENTION_DAYS.invariantRuns);
  await startRun(db, null);
  const runAt = nextShanghaiTime(await readClock(db), MINUTES_PAST_MIDNIGHT);
  await scheduleJob(db, nightlyJob, { uniqueKey: 'nightly', runAt, payload: {} });
}

/** A check reads whole tables: the worker of slow jobs does it. */
export const invariantJobs = (db: Database): { jobs: JobHandlers; slowJobs: JobHandlers } => ({
  jobs: onRecurringJob(nightlyJob, 'nightly', () => startNight(db)),
  slowJobs: onJob(checkJob, ({ payload }) => checkInvariants(db, payload.runId), {
    leaseSeconds: LEASE_SECONDS,
  }),
});
