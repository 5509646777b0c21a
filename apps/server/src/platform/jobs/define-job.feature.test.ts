import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import { cancelJob, defineJob, onJob, runDueJobs, scheduleJob } from '#platform/jobs';
import { createTestDatabase } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('job').execute();
});

const sendRefund = defineJob(
  'send-refund',
  z.object({ refundId: z.string(), attempt: z.number().default(0) }),
);
/** Runs what is due and answers the payloads the handler got. */
async function run(): Promise<{ refundId: string; attempt: number }[]> {
  const ran: { refundId: string; attempt: number }[] = [];
  await runDueJobs(
    db,
    onJob(sendRefund, async ({ payload }) => void ran.push(payload)),
  );
  return ran;
}

describe('a defined job', () => {
  it('runs with its payload parsed', async () => {
    const runAt = await readClock(db);
    await scheduleJob(db, sendRefund, { uniqueKey: '1', runAt, payload: { refundId: '1', attempt: 2 } });
    expect(await run()).toEqual([{ refundId: '1', attempt: 2 }]);
  });

  it('stored by an earlier release runs with the defaults of later fields', async () => {
    await sql`insert into job (kind, run_at, payload)
      values ('send-refund', shop_now(), '{"refundId": "old"}')`.execute(db);
    expect(await run()).toEqual([{ refundId: 'old', attempt: 0 }]);
  });

  it('whose payload does not fit its schema does not run, and is parked at once with the reason', async () => {
    await sql`insert into job (kind, run_at, payload) values ('send-refund', shop_now(), '{}')`.execute(db);
    expect(await run()).toEqual([]);
    expect(await db.selectFrom('job').select(['state', 'last_error']).execute()).toMatchObject([
      { state: 'parked', last_error: expect.stringContaining('refundId') },
    ]);
  });

  it('can be cancelled while it waits', async () => {
    const runAt = await readClock(db);
    await scheduleJob(db, sendRefund, { uniqueKey: '1', runAt, payload: { refundId: '1' } });
    await cancelJob(db, sendRefund, '1');
    expect(await run()).toEqual([]);
  });
});
