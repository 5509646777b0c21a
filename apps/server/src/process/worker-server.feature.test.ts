import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { createLog } from '#platform/log';
import { watchVolume } from '#platform/volume';
import { createTestDatabase } from '../../testing/index.ts';
import { buildWorkerServer } from './worker-server.ts';

const database = await createTestDatabase();
const read = readConfig({
  SHOP_MODE: 'demo',
  SHOP_ROLE: 'worker',
  DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
});
if (!read.ok) throw new Error(read.problems.join('\n'));
let isDraining = false;
const { app } = await buildWorkerServer({
  config: read.config,
  log: createLog('silent'),
  database,
  volume: watchVolume(database.settings.dataDir || '.'),
  isDraining: () => isDraining,
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('answers its probes and its figures, and nothing else', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok', database: 'ok' });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('role="worker"');
  expect(body).toContain('work_parked{queue="jobs"} 0');
  for (const url of ['/', '/search/', '/openapi.json', '/admin/api/system'])
    expect((await app.inject(url)).statusCode, url).toBe(404);
});

it('is unready once it drains', async () => {
  isDraining = true;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

it('needs a database that several processes can open', () => {
  const embedded = readConfig({ SHOP_MODE: 'demo', SHOP_ROLE: 'web' });
  expect(embedded.ok ? [] : embedded.problems).toEqual([expect.stringContaining('SHOP_ROLE')]);
});
