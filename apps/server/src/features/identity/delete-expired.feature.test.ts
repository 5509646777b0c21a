import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs';
import { identityJobs } from './delete-expired.ts';
import { type IdentityHarness, newMobile, openIdentityHarness, routes } from './testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness();
});
afterAll(() => harness.close());

const DAY = 86_400;
const countOf = async (table: 'captcha' | 'verification_code' | 'session' | 'login_step' | 'attempt_count') =>
  (await harness.db.selectFrom(table).selectAll().execute()).length;

it('deletes expired rows once a day and schedules the next run', async () => {
  expect(await runDueJobs(harness.db, identityJobs(harness.db))).toBe(1);
  await harness.captcha();
  await harness.verifyMobile(newMobile(), 'login');
  await harness.logIn('13800000001', 'wrong-1234');
  await harness.logIn('13800000005');
  await harness.logIn('13800000002');
  expect(await runDueJobs(harness.db, identityJobs(harness.db))).toBe(0);

  await harness.advanceSeconds(DAY);
  expect(await runDueJobs(harness.db, identityJobs(harness.db))).toBe(1);
  // After one day, codes still count toward the daily limits and ended sessions say why they ended.
  expect([await countOf('captcha'), await countOf('verification_code'), await countOf('session')]).toEqual([
    0, 1, 1,
  ]);
  await harness.advanceSeconds(60 * DAY);
  expect(await runDueJobs(harness.db, identityJobs(harness.db))).toBe(1);
  for (const table of ['verification_code', 'session', 'login_step', 'attempt_count'] as const)
    expect(await countOf(table)).toBe(0);
  expect((await harness.call(routes.captcha)).status).toBe(200);
});
