import { DAY_MS } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { defineJob, type JobHandlers, onRecurringJob, scheduleJob } from '#platform/jobs';

const deleteExpiredJob = defineJob('identity-sweep', z.object({}));
/** How long rows are needed: codes count toward daily limits, ended sessions say why they ended. */
const RETENTION = [
  ['captcha', 'expires_at', '1 hour'],
  ['login_step', 'expires_at', '1 day'],
  ['qr_login', 'expires_at', '1 day'],
  ['attempt_count', 'expires_at', '1 hour'],
  ['verification_code', 'created_at', '2 days'],
  ['session', 'expires_at', '30 days'],
  ['demo_message', 'created_at', '7 days'],
] as const;

export async function deleteExpired(db: Database): Promise<void> {
  for (const [table, column, age] of RETENTION)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < shop_now() - ${sql.lit(age)}::interval`.execute(
      db,
    );
}

export const identityJobs = (db: Database): JobHandlers =>
  onRecurringJob(deleteExpiredJob, 'daily', async () => {
    await deleteExpired(db);
    const runAt = new Date((await readClock(db)).getTime() + DAY_MS);
    await scheduleJob(db, deleteExpiredJob, { uniqueKey: 'daily', runAt, payload: {} });
  });
