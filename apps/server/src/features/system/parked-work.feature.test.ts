import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workCommands } from '../../../../../scripts/shop/work-commands.ts';
import { createTestApp } from '../../../testing/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from job`.execute(shop.database.db);
  await sql`insert into job (kind, unique_key, payload, run_at, state, attempts, last_error, settled_at) values
    ('test.send', 'a', '{}', now(), 'parked', 25, 'Error: 13800000002 is out of reach', now()),
    ('test.send', 'b', '{}', now(), 'parked', 25, null, now()),
    ('test.other', 'c', '{}', now(), 'parked', 25, null, now())`.execute(shop.database.db);
});

const statesOf = async (kind: string) =>
  (await shop.database.db.selectFrom('job').select('state').where('kind', '=', kind).execute()).map(
    ({ state }) => state,
  );

it('is listed by the command with its last error, masked', async () => {
  const lines = await workCommands.parked(shop.database.db);
  expect(lines).toContain('jobs  test.send  2 个  Error: 138****0002 is out of reach');
  expect(lines.join()).not.toContain('13800000002');
});

it('runs again by the command, of one kind only', async () => {
  expect(await workCommands.retry(shop.database.db, ['jobs', 'test.send'])).toEqual(['已重新安排 2 个']);
  expect(await statesOf('test.send')).toEqual(['waiting', 'waiting']);
  expect(await statesOf('test.other')).toEqual(['parked']);
  await expect(workCommands.retry(shop.database.db, ['jobs', 'test.send'])).rejects.toThrow('没有这样停下来');
});

it.each([[[]], [['jobs']], [['mails', 'test.send']], [['jobs', 'test.send', 'x']]])(
  'is not touched by a wrong command: %j',
  async (args) => {
    await expect(workCommands.retry(shop.database.db, args)).rejects.toThrow('用法');
    expect(await statesOf('test.send')).toEqual(['parked', 'parked']);
  },
);

it('is counted at /metrics', async () => {
  const { body } = await shop.app.inject('/metrics');
  expect(body).toContain('work_parked{queue="jobs"} 3');
  expect(body).toContain('work_parked{queue="events"} 0');
  expect(body).toMatch(/^outbox_oldest_seconds \d/m);
});
