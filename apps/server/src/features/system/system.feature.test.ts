import { randomUUID } from 'node:crypto';
import { systemRoutes } from '@huarong/contract/admin/system';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHeartbeat } from '#platform/replicas';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());

const insertJob = async (key: string | null, kind = 'test.send') =>
  (
    await shop.db
      .insertInto('job')
      .values({
        kind,
        unique_key: key,
        payload: JSON.stringify({ to: '13800000002' }),
        run_at: new Date(0),
        state: 'parked',
        attempts: 8,
        last_error: 'Error: 13800000002 is out of reach',
        settled_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const stateOf = async (id: number) =>
  (await shop.db.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

it('shows parked work by kind with its last error, masked, and the health of the shop', async () => {
  const id = await insertJob('a');
  const { results } = await owner.call(systemRoutes.overview);
  expect(results.kinds).toContainEqual(
    expect.objectContaining({
      queue: 'jobs',
      kind: 'test.send',
      parked: 1,
      lastError: 'Error: 138****0002 is out of reach',
    }),
  );
  expect(results.health).toMatchObject({
    database: { ms: expect.any(Number), migration: expect.stringMatching(/^\d{4}-/) },
    storage: { driver: 'local', ms: expect.any(Number) },
    disk: { freeBytes: expect.any(Number) },
  });
  await shop.app.inject('/readyz');
  shop.sources.searchIndex();
  const { results: later } = await owner.call(systemRoutes.overview);
  expect(later.health.search).toMatchObject({ products: 0, isBuilding: false });
  const problems = await owner.call(systemRoutes.problems, { queue: 'jobs', kind: 'test.send' });
  expect(problems.results.rows).toMatchObject([{ id: String(id), payload: '{"to":"138****0002"}' }]);
});

it('lists the processes of the shop, and those that are silent', async () => {
  const heartbeat = await startHeartbeat(
    shop.db,
    { role: 'web', release: 'huarong-2', mode: 'demo' },
    shop.log,
  );
  await shop.db
    .insertInto('replica')
    .values({
      id: randomUUID(),
      host: 'shop-3',
      pid: 42,
      role: 'worker',
      release: 'huarong-1',
      mode: 'demo',
      seen_at: new Date(Date.now() - 60_000),
    })
    .execute();
  const list = async () => (await owner.call(systemRoutes.overview)).results.replicas;
  expect(await list()).toMatchObject([
    { pid: process.pid, role: 'web', release: 'huarong-2', isSilent: false },
    { host: 'shop-3', pid: 42, role: 'worker', release: 'huarong-1', isSilent: true },
  ]);
  await heartbeat.stop();
  expect(await list()).toMatchObject([{ host: 'shop-3' }]);
});

it('tries one or all of a kind again, and records it', async () => {
  const first = await insertJob('b', 'test.retry');
  const second = await insertJob('c', 'test.retry');
  const retry = (more: object) =>
    owner.call(systemRoutes.retry, { queue: 'jobs', kind: 'test.retry', reason: '短信服务已恢复', ...more });
  expect((await retry({ id: String(first) })).results).toEqual({ retried: 1 });
  const [entry] = await shop.lastEntries();
  expect(entry).toMatchObject({ call: 'system.retry', subject_kind: 'job', subject_id: String(first) });
  expect(JSON.stringify(await shop.rowsOf(entry?.id ?? 0))).not.toContain('13800000002');
  expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'parked']);
  expect((await retry({})).results).toEqual({ retried: 1 });
  expect((await retry({})).errorCode).toBe('ADM8008W');
});

it('of several parked jobs under one key tries the last again', async () => {
  await insertJob('d', 'test.same');
  const last = await insertJob('d', 'test.same');
  const { results } = await owner.call(systemRoutes.retry, {
    queue: 'jobs',
    kind: 'test.same',
    reason: '已恢复',
  });
  expect(results).toEqual({ retried: 1 });
  expect(await stateOf(last)).toBe('waiting');
});

it('delivers parked events again', async () => {
  await shop.db
    .insertInto('outbox_event')
    .values({ topic: 'test-topic', key: 'k', payload: '{}', state: 'parked', settled_at: new Date() })
    .execute();
  const { results } = await owner.call(systemRoutes.retry, {
    queue: 'events',
    kind: 'test-topic',
    reason: '已修复',
  });
  expect(results).toEqual({ retried: 1 });
  expect((await shop.lastEntries())[0]).toMatchObject({ subject_kind: 'event', subject_id: 'test-topic' });
});

it('cancels a job once, with a reason', async () => {
  const id = await insertJob('e', 'test.cancel');
  const cancel = (reason: string) => owner.call(systemRoutes.cancelJob, { id: String(id), reason });
  expect((await cancel('')).errorCode).not.toBeNull();
  expect((await cancel('会员已注销')).errorCode).toBeNull();
  expect(await stateOf(id)).toBe('cancelled');
  expect((await shop.lastEntries())[0]).toMatchObject({ call: 'system.cancelJob', reason: '会员已注销' });
  expect((await cancel('会员已注销')).errorCode).toBe('ADM8008W');
});
