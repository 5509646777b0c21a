import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { advanceClock, readClock } from '#platform/clock';
import {
  type ClaimedJob,
  cancelJob,
  defineJob,
  onRecurringJob,
  runDueJobs,
  scheduleJob,
  startJobs,
} from '#platform/jobs';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('job').execute();
});

const cancelUnpaid = defineJob('cancel-unpaid', z.looseObject({}));
const MINUTE_MS = 60_000;
const inMinutes = async (minutes: number) => new Date((await readClock(db)).getTime() + minutes * MINUTE_MS);
const plan = async (minutes: number, uniqueKey?: string, payload = {}) =>
  scheduleJob(db, cancelUnpaid, {
    runAt: await inMinutes(minutes),
    payload,
    ...(uniqueKey !== undefined && { uniqueKey }),
  });
const rows = () => db.selectFrom('job').select(['state', 'attempts', 'last_error']).orderBy('id').execute();
const quietly = { 'cancel-unpaid': async () => {} };

describe('a job', () => {
  it('runs when it is due by the shop’s clock, and not before', async () => {
    await plan(30, 'order 1', { order: 1 });
    expect(await runDueJobs(db, quietly)).toBe(0);
    await advanceClock(db, 29 * 60);
    expect(await runDueJobs(db, quietly)).toBe(0);
    await advanceClock(db, 60);
    const handler = vi.fn(async (_: ClaimedJob) => {});
    expect(await runDueJobs(db, { 'cancel-unpaid': handler })).toBe(1);
    expect(handler.mock.calls[0]![0]).toMatchObject({
      uniqueKey: 'order 1',
      payload: { order: 1 },
      attempts: 1,
    });
    expect(await runDueJobs(db, quietly)).toBe(0);
    expect(await rows()).toEqual([{ state: 'done', attempts: 1, last_error: null }]);
  });

  it('waits once under its key: scheduling it again moves it', async () => {
    await plan(0, 'order 1');
    await plan(10, 'order 1');
    expect(await rows()).toHaveLength(1);
    expect(await runDueJobs(db, quietly)).toBe(0);
    await advanceClock(db, 601);
    expect(await runDueJobs(db, quietly)).toBe(1);
  });

  it('without a key may wait many times', async () => {
    await plan(0);
    await plan(0);
    expect(await runDueJobs(db, quietly)).toBe(2);
  });

  it('may be scheduled again after it was done', async () => {
    await plan(0, 'order 1');
    await runDueJobs(db, quietly);
    await plan(0, 'order 1');
    expect(await runDueJobs(db, quietly)).toBe(1);
  });

  it('does not run once it was cancelled', async () => {
    await plan(0, 'order 1');
    await cancelJob(db, cancelUnpaid, 'order 1');
    await cancelJob(db, cancelUnpaid, 'order 1');
    expect(await db.selectFrom('job').select('state').execute()).toEqual([{ state: 'cancelled' }]);
    expect(await runDueJobs(db, quietly)).toBe(0);
  });

  it('that was rescheduled while it ran runs again at its new time', async () => {
    await plan(0, 'order 1');
    await runDueJobs(db, { 'cancel-unpaid': () => plan(5, 'order 1') });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await advanceClock(db, 301);
    expect(await runDueJobs(db, quietly)).toBe(1);
  });

  it('that keeps failing is parked with its error', async () => {
    await plan(0);
    const failing = {
      'cancel-unpaid': async () => {
        throw new Error('the bank is closed');
      },
    };
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await runDueJobs(db, failing, { parkAfter: 3 })).toBe(1);
      expect(await runDueJobs(db, failing, { parkAfter: 3 })).toBe(0);
      await db.updateTable('job').set({ next_attempt_at: sql<Date>`now()` }).execute();
    }
    expect(await rows()).toEqual([{ state: 'parked', attempts: 3, last_error: 'Error: the bank is closed' }]);
    expect(await runDueJobs(db, failing)).toBe(0);
  });
});

describe('the poller', () => {
  it('continues after a failed pass', async () => {
    const errors: string[] = [];
    const log = {
      info: () => {},
      warn: () => {},
      fatal: () => {},
      error: (_: object, message: string) => void errors.push(message),
    };
    await sql`alter table job rename to hidden_job`.execute(db);
    const poller = startJobs(db, quietly, { intervalMs: 5, log });
    await vi.waitFor(() => expect(errors).toContain('jobs: the pass failed'), 10_000);
    await sql`alter table hidden_job rename to job`.execute(db);
    await plan(0);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'done' }]), 10_000);
    await poller.stop();
  });
});

describe('a recurring job', () => {
  const sweep = defineJob('sweep', z.object({}));
  const failing = onRecurringJob(sweep, 'daily', async () => {
    throw new Error('the disk is full');
  });
  const waiting = () =>
    db.selectFrom('job').select(['kind', 'unique_key', 'run_at']).where('state', '=', 'waiting').execute();
  const makeDue = () => db.updateTable('job').set({ next_attempt_at: sql<Date>`now()` }).execute();

  it('has a next run a day later when its attempts are used up, beside the parked one', async () => {
    await scheduleJob(db, sweep, { uniqueKey: 'daily', runAt: await inMinutes(0), payload: {} });
    for (let attempt = 1; attempt <= 3; attempt++) {
      await runDueJobs(db, failing, { parkAfter: 3 });
      await makeDue();
    }
    expect(await rows()).toMatchObject([{ state: 'parked', attempts: 3 }, { state: 'waiting' }]);
    const [next] = await waiting();
    expect(next?.run_at.getTime()).toBeGreaterThan((await inMinutes(23 * 60)).getTime());
  });

  it('whose worker ends each time is parked without another try, and has a next run', async () => {
    await scheduleJob(db, sweep, { uniqueKey: 'daily', runAt: await inMinutes(0), payload: {} });
    await db.updateTable('job').set({ attempts: 25 }).execute();
    const run = vi.fn(async () => {});
    await runDueJobs(db, onRecurringJob(sweep, 'daily', run));
    expect(run).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([
      { state: 'parked', last_error: expect.stringContaining('the worker ended') },
      { state: 'waiting' },
    ]);
  });

  it('that a worker left behind when it ended is claimed again', async () => {
    await scheduleJob(db, sweep, { uniqueKey: 'daily', runAt: await inMinutes(0), payload: {} });
    void runDueJobs(
      db,
      onRecurringJob(sweep, 'daily', () => new Promise(() => {})),
    );
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), 10_000);
    await makeDue();
    const run = vi.fn(async () => {});
    await runDueJobs(db, onRecurringJob(sweep, 'daily', run));
    expect(run).toHaveBeenCalledOnce();
  });

  it('that does not wait is scheduled by the start of a worker, and only once', async () => {
    const ran = Promise.withResolvers<void>();
    const run = async () => {
      await scheduleJob(db, sweep, { uniqueKey: 'daily', runAt: await inMinutes(60), payload: {} });
      ran.resolve();
    };
    const poller = startJobs(db, onRecurringJob(sweep, 'daily', run), { intervalMs: 5 });
    await ran.promise;
    await poller.stop();
    await startJobs(db, onRecurringJob(sweep, 'daily', run), { intervalMs: 5 }).stop();
    expect(await waiting()).toHaveLength(1);
  });
});

onPostgres('several workers at once', () => {
  it('run each job once', async () => {
    for (let number = 0; number < 60; number++) await plan(0, `order ${number}`);
    const ran: string[] = [];
    const handlers = {
      'cancel-unpaid': async (job: ClaimedJob) => {
        await wait(Math.random() * 5);
        ran.push(job.uniqueKey!);
      },
    };
    const drain = async () => {
      while ((await runDueJobs(db, handlers)) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    expect(ran).toHaveLength(60);
    expect(new Set(ran).size).toBe(60);
  });
});
