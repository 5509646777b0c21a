import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { onCommit, transaction } from '#platform/database';
import { defineCounter } from '#platform/metrics';
import { createTestApp } from '../../testing/index.ts';

const shop = await createTestApp({ hasCatalogue: true });
afterAll(() => shop.close());
const scrape = async (app = shop.app) => (await app.inject('/metrics')).body;

it('shows the process, its connections, its caches and the differences to providers', async () => {
  await sql`insert into recon_break (provider, kind, detail) values ('alipay', 'other-amount', '{}')`.execute(
    shop.database.db,
  );
  const text = await scrape();
  expect(text).toContain('shop_info{release="development",role="all",mode="demo"} 1');
  expect(text).toMatch(/database_pool_connections\{pool="shop",state="in_use"\} \d/);
  expect(text).toContain('database_pool_waiting{pool="shop"} 0');
  expect(text).toContain('database_listener_up 1');
  expect(text).toMatch(/database_connection_wait_seconds_count\{pool="shop"\} [1-9]/);
  expect(text).toMatch(/^published_answers_total\{result="hit"\} \d/m);
  expect(text).toMatch(/^catalogue_products [1-9]/m);
  expect(text).toMatch(/^catalogue_age_seconds \d/m);
  expect(text).toContain('reconciliation_differences{provider="alipay"} 1');
  expect(text).toContain('reconciliation_differences{provider="wechat"} 0');
});

it('leaves out what the database does not answer, and shows the rest', async () => {
  const broken = await createTestApp();
  await sql`alter table outbox_event rename to elsewhere`.execute(broken.database.db);
  const answer = await broken.app.inject('/metrics');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('# TYPE work_parked gauge\n');
  expect(answer.body).not.toContain('work_parked{');
  expect(answer.body).toContain('reconciliation_differences{provider="alipay"} 0');
  await broken.close();
});

it('counts what was committed, once, and nothing that was rolled back', async () => {
  const counter = defineCounter('test_committed_total', 'for this test');
  const { db } = shop.database;
  const count = async (run: () => Promise<unknown>) => {
    await run().catch(() => undefined);
    return Number(/^test_committed_total (\d+)/m.exec(await scrape())?.[1]);
  };
  const add = () => counter.add({});
  const failing = () =>
    transaction(db, async (tx) => {
      onCommit(tx, add);
      throw new Error('no');
    });
  const refused = () => transaction(db, async (tx) => onCommit(tx, add), { shouldCommit: () => false });
  const joined = () => transaction(db, (tx) => transaction(tx, async (same) => onCommit(same, add)));
  expect([await count(failing), await count(refused), await count(joined)]).toEqual([0, 0, 1]);
});
