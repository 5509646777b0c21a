import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { DatabaseUnreachable, isDatabaseUnavailable, openDatabase, withTimeout } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

it('answers a ping', async () => {
  expect(await database.ping()).toBe(true);
});

it('may be closed several times, used or not', async () => {
  const unused = await createTestDatabase();
  await unused.close();
  const used = await createTestDatabase();
  await used.ping();
  await used.close();
  expect(await used.ping()).toBe(false);
});

onPostgres('connections to a server', () => {
  const countSleeping = async (observer: typeof db) =>
    (
      await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`.execute(
        observer,
      )
    ).rows[0]!.count;
  const killAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`;

  it('are replaced when the database closes them, idle or in use', async () => {
    const killer = await openDatabase(database.settings);
    const busy = Promise.allSettled(
      Array.from({ length: 8 }, () =>
        db.transaction().execute(async (tx) => {
          await sql`select 1`.execute(tx);
          await sql`select pg_sleep(20)`.execute(tx);
        }),
      ),
    );
    await vi.waitFor(async () => expect(await countSleeping(killer.db)).toBe(8), 10_000);
    await killAll().execute(killer.db);
    const outcomes = await busy;
    await killer.close();

    for (const outcome of outcomes)
      expect(outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)).toBe(true);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sql`select 1 as one`.execute(db)));
    expect(answers.every(({ rows }) => rows.length === 1)).toBe(true);
  });

  it('may all be in use while the database still answers a ping', async () => {
    const narrow = await openDatabase({ ...database.settings, poolSize: 1, connectionWaitMs: 200 });
    const busy = narrow.db.transaction().execute((tx) => sql`select pg_sleep(2)`.execute(tx));
    await expect(sql`select 1`.execute(narrow.workDb)).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await narrow.ping()).toBe(true);
    await busy;
    await narrow.close();
  });

  it('are shared by reads that are sent at the same time, except for background work', async () => {
    const countOpen = async () =>
      (
        await sql<{ open: number }>`
          select count(*)::int as open from pg_stat_activity
          where datname = current_database() and application_name = 'huarong'`.execute(db)
      ).rows[0]!.open;
    const another = await openDatabase(database.settings);
    const openedBy = async (asker: typeof db) => {
      const before = await countOpen();
      await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((value) => sql`select ${value}::int`.execute(asker)));
      return (await countOpen()) - before;
    };
    // The first connection was opened with the database.
    expect(await openedBy(another.db)).toBe(0);
    expect(await openedBy(another.workDb)).toBe(7);
    await another.close();
  });

  it('have timeouts, so that one bad statement does not block the shop', async () => {
    const { rows } = await sql`
      select name, setting from pg_settings where name in
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      db,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '5000' },
    ]);
  });

  it('are given up when the server does not answer', async () => {
    const silent = withTimeout(200, () => sql`select pg_sleep(2)`.execute(db));
    await expect(silent).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await database.ping()).toBe(true);
  });

  it('wait for a server that starts later than the shop, and log it', async () => {
    const server = new URL(database.settings.url!);
    const proxy = createServer((from) => {
      const to = connect(Number(server.port), server.hostname);
      from.pipe(to).pipe(from);
      for (const end of [from, to]) end.on('error', () => undefined);
    });
    await new Promise<void>((opened) => proxy.listen(0, '127.0.0.1', opened));
    const { port } = proxy.address() as AddressInfo;
    await new Promise((closed) => proxy.close(closed));
    const behindProxy = new URL(server);
    behindProxy.hostname = '127.0.0.1';
    behindProxy.port = String(port);
    behindProxy.searchParams.delete('host');
    const warn = vi.fn();
    const log = { info: vi.fn(), warn, error: vi.fn(), fatal: vi.fn() };
    const absent = openDatabase({ ...database.settings, url: behindProxy.href, connectTimeoutMs: 200, log });
    await expect(absent).rejects.toThrow(DatabaseUnreachable);
    expect(warn).toHaveBeenCalled();

    const waiting = openDatabase({ ...database.settings, url: behindProxy.href, log });
    await wait(300);
    proxy.listen(port, '127.0.0.1');
    const opened = await waiting;
    expect(await opened.ping()).toBe(true);
    await opened.close();
    proxy.close();
  });

  it('fail at once when waiting would not help', async () => {
    const wrong = new URL(database.settings.url!);
    wrong.pathname = '/no_such_database';
    await expect(openDatabase({ ...database.settings, url: wrong.href })).rejects.toThrow('no_such_database');
  });

  it('plan a statement again after a migration changed its table', async () => {
    await sql`create table drawer (id int)`.execute(db);
    const look = () => sql`select * from drawer`.execute(db);
    await look();
    await sql`alter table drawer add column size text`.execute(db);
    await vi.waitFor(look, { timeout: 2_000, interval: 1 });
  });
});
