import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { seedProducts } from '../cart/testing/seed-products.ts';
import { deleteOldRowsNightly } from './delete-old-rows-nightly.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedProducts(database.db);
});
afterAll(() => database.close());

const run = (isTimeUp?: () => boolean) => deleteOldRowsNightly(database.workDb, isTimeUp);
const namesIn = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(database.db)).rows.map(({ name }) => name).sort();

describe('the nightly deletion', () => {
  it('deletes delivered events after 90 days, and no event that is waiting, parked or young', async () => {
    await sql`insert into outbox_event (topic, key, payload, state, created_at, settled_at) values
      ('t', 'old', '{}', 'delivered', now() - interval '91 days', now() - interval '91 days'),
      ('t', 'parked', '{}', 'parked', now() - interval '400 days', now() - interval '400 days'),
      ('t', 'waiting', '{}', 'waiting', now() - interval '400 days', null),
      ('t', 'delivered late', '{}', 'delivered', now() - interval '400 days', now() - interval '1 day'),
      ('t', 'young', '{}', 'delivered', now() - interval '89 days', now() - interval '89 days')`.execute(
      database.db,
    );
    await run();
    expect(await namesIn(sql`select key as name from outbox_event where topic = 't'`)).toEqual([
      'delivered late',
      'parked',
      'waiting',
      'young',
    ]);
  });

  it('deletes clicks and orders of lines after 25 months', async () => {
    await sql`insert into content_resource (kind, location_label, position, content)
      values ('text', 'counted', 1, '一行')`.execute(database.db);
    await sql`insert into slot_day (day, line_id, clicks)
      select (shop_now() at time zone 'Asia/Shanghai')::date - make_interval(months => 25) - age.days * interval '1 day',
        content_resource.id, age.days + 2
      from content_resource, (values (1), (0), (-1)) as age(days)
      where location_label = 'counted'`.execute(database.db);
    await run(() => true);
    expect(await namesIn(sql`select clicks::text as name from slot_day`)).toEqual(['1', '2', '3']);
    await run();
    expect(await namesIn(sql`select clicks::text as name from slot_day`)).toEqual(['1', '2']);
  });

  it('deletes processes that were silent for a day', async () => {
    await sql`insert into replica (id, host, pid, role, release, mode, seen_at) values
      (gen_random_uuid(), 'gone', 1, 'web', 'r', 'demo', now() - interval '25 hours'),
      (gen_random_uuid(), 'there', 2, 'web', 'r', 'demo', now() - interval '23 hours')`.execute(database.db);
    await run();
    expect(await namesIn(sql`select host as name from replica`)).toEqual(['there']);
  });

  it('deletes jobs that are done or cancelled after 30 days, and no other', async () => {
    await sql`insert into job (kind, unique_key, payload, run_at, state, created_at, settled_at) values
      ('k', 'done', '{}', now(), 'done', now() - interval '31 days', now() - interval '31 days'),
      ('k', 'cancelled', '{}', now(), 'cancelled', now() - interval '31 days', now() - interval '31 days'),
      ('k', 'parked', '{}', now(), 'parked', now() - interval '400 days', now() - interval '400 days'),
      ('k', 'waiting', '{}', now() + interval '9 days', 'waiting', now() - interval '400 days', null),
      ('k', 'done late', '{}', now(), 'done', now() - interval '400 days', now() - interval '29 days')`.execute(
      database.db,
    );
    await run();
    expect(await namesIn(sql`select unique_key as name from job where kind = 'k'`)).toEqual([
      'done late',
      'parked',
      'waiting',
    ]);
  });

  it('deletes more rows than one statement looks at', async () => {
    await sql`insert into outbox_event (topic, key, payload, state, created_at, settled_at)
      select 'many', number::text, '{}', 'delivered', now() - interval '91 days', now() - interval '91 days'
      from generate_series(1, 2500) as number`.execute(database.db);
    // Rows in the order of their ids are in the order of their age.
    await sql`delete from outbox_event where topic = 't'`.execute(database.db);
    await run();
    expect(await namesIn(sql`select key as name from outbox_event where topic = 'many'`)).toEqual([]);
  });

  it('deletes idempotency keys after 7 days', async () => {
    await sql`insert into idempotency_key (scope, key, body_hash, created_at) values
      ('s', 'old', repeat('a', 64), now() - interval '8 days'),
      ('s', 'young', repeat('a', 64), now() - interval '6 days')`.execute(database.db);
    await run();
    expect(await namesIn(sql`select key as name from idempotency_key`)).toEqual(['young']);
  });

  it('deletes guests after 180 days, and none who was seen since or has a cart, an order or a session', async () => {
    const ids = ['forgotten', 'seen', 'with-cart', 'with-history', 'with-session', 'new'];
    for (const name of ids)
      await sql`insert into guest (id, created_at, last_seen_at) values (${`${name}-0123456789abcdef`},
        shop_now() - make_interval(days => ${name === 'new' ? 179 : 200}),
        shop_now() - make_interval(days => ${name === 'seen' ? 1 : 190}))`.execute(database.db);
    await sql`insert into cart (owner, changed_at) values ('guest:with-cart-0123456789abcdef', shop_now())`.execute(
      database.db,
    );
    await sql`insert into browsing_history (owner, product_id, seen_at)
      select 'guest:with-history-0123456789abcdef', id, shop_now() from product limit 1`.execute(database.db);
    await sql`insert into session (token_hash, id, guest_id, agent, address, idle_until, expires_at)
      values (repeat('a', 64), 'session', 'with-session-0123456789abcdef', '', '', shop_now(), shop_now())`.execute(
      database.db,
    );
    await run();
    expect(await namesIn(sql`select split_part(id, '-0', 1) as name from guest`)).toEqual(
      ids.filter((name) => name !== 'forgotten').sort(),
    );
  });

  it('deletes holds that ended 90 days ago, and none that is open', async () => {
    const { rows } = await sql<{ id: string }>`select id from sku order by id limit 1`.execute(database.db);
    await sql`insert into stock_hold (sku_id, reference, quantity, expires_at, ended_at) values
      (${rows[0]!.id}, 'old', 1, shop_now() - interval '91 days', shop_now() - interval '91 days'),
      (${rows[0]!.id}, 'open', 1, shop_now() - interval '91 days', null),
      (${rows[0]!.id}, 'young', 1, shop_now() - interval '89 days', shop_now() - interval '89 days')`.execute(
      database.db,
    );
    await run();
    expect(await namesIn(sql`select reference as name from stock_hold`)).toEqual(['open', 'young']);
  });
});

it('runs again at 04:10 in Shanghai, and a minute later when time ran out', async () => {
  const nextRun = async () => {
    const { rows } = await sql<{ seconds: number; time: string }>`
      select extract(epoch from run_at - shop_now())::float8 as seconds,
        to_char(run_at at time zone 'Asia/Shanghai', 'HH24:MI') as time
      from job where kind = 'database.retention' and state = 'waiting'`.execute(database.db);
    return rows[0]!;
  };
  await run();
  expect((await nextRun()).time).toBe('04:10');
  await run(() => true);
  expect((await nextRun()).seconds).toBeLessThanOrEqual(60);
});
