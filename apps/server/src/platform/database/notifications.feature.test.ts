import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const notify = (payload: string) => sql`select pg_notify('catalogue', ${payload})`.execute(db);

it('receives notifications until it unsubscribes', async () => {
  const received: string[] = [];
  const stop = await database.listen('catalogue', (payload) => received.push(payload));
  await notify('version 2');
  await vi.waitFor(() => expect(received).toEqual(['version 2']), 10_000);

  await stop();
  await notify('version 3');
  await database.ping();
  expect(received).toEqual(['version 2']);
});

it('receives a notification only after the commit', async () => {
  const received: string[] = [];
  const stop = await database.listen('catalogue', (payload) => received.push(payload));
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('catalogue', 'rolled back')`.execute(tx);
      throw new Error('no');
    })
    .catch(() => {});
  await notify('committed');
  await vi.waitFor(() => expect(received).toEqual(['committed']), 10_000);
  await stop();
});

it('calls every listener, also when one of them fails', async () => {
  const received: string[] = [];
  const stops = [
    await database.listen('catalogue', () => {
      throw new Error('a bad listener');
    }),
    await database.listen('catalogue', (payload) => received.push(payload)),
  ];
  await notify('version 4');
  await vi.waitFor(() => expect(received).toEqual(['version 4']), 10_000);
  for (const stop of stops) await stop();
});

it('refuses a channel name that is not a plain identifier', async () => {
  await expect(database.listen('x; drop table job', () => {})).rejects.toThrow('not a channel name');
});

onPostgres('a lost connection', () => {
  it('is restored after a reconnect, and the listener is called', async () => {
    const received: string[] = [];
    await database.listen('catalogue', (payload) => received.push(payload));
    const killer = await openDatabase(database.settings);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'huarong listen' and datname = current_database()`.execute(killer.db);
    await killer.close();
    await vi.waitFor(() => expect(received).toEqual(['']), { timeout: 5_000 });
    await notify('version 5');
    await vi.waitFor(() => expect(received).toEqual(['', 'version 5']), 10_000);
  });
});
