import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, onPostgres, type TestDatabase } from '../../../testing/index.ts';
import { listenOnConnection } from './listen-on-connection.ts';
import { SILENT } from './log.ts';

const HEARTBEAT_MS = 200;

onPostgres('the listening connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const countConnections = async (name: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where application_name = ${name}`.execute(
      database.workDb,
    );
    return rows[0]!.count;
  };
  const notify = (payload: string) => sql`select pg_notify('catalogue', ${payload})`.execute(database.db);

  it('leaves a server that has become a standby, keeps no other connection meanwhile, and comes back', async () => {
    await sql`create table standby (is_standby boolean not null)`.execute(database.db);
    await sql`insert into standby values (false)`.execute(database.db);
    // Found before the server's own, because the connection names this schema first.
    await sql`create function public.pg_is_in_recovery() returns boolean language sql
      as 'select is_standby from public.standby'`.execute(database.db);
    const notifications = listenOnConnection(
      {
        connectionString: database.settings.url,
        options: '-c search_path=public,pg_catalog',
        application_name: 'standby test',
      },
      SILENT,
      HEARTBEAT_MS,
    );
    const received: string[] = [];
    await notifications.listen('catalogue', (payload) => received.push(payload));
    await sql`update standby set is_standby = true`.execute(database.db);
    await vi.waitFor(async () => expect(await countConnections('standby test')).toBe(0), 10_000);
    const counts: number[] = [];
    for (let look = 0; look < 20; look++) {
      counts.push(await countConnections('standby test'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(1);
    expect(received).toEqual([]);

    await sql`update standby set is_standby = false`.execute(database.db);
    await vi.waitFor(() => expect(received).toEqual(['']), 10_000);
    await notify('version 2');
    await vi.waitFor(() => expect(received).toEqual(['', 'version 2']), 10_000);
    await notifications.close();
    await vi.waitFor(async () => expect(await countConnections('standby test')).toBe(0), 10_000);
  });

  it('notices a far side that is gone without a word, and closes without its answer', async () => {
    const url = new URL(database.settings.url!);
    const path = `${url.searchParams.get('host')}/.s.PGSQL.${url.port}`;
    const pairs: [Socket, Socket][] = [];
    const proxy = createServer((near) => {
      const far = connectSocket(path);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      pairs.push([near, far]);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as { port: number };
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(port);
    const notifications = listenOnConnection(
      { connectionString: url.href, query_timeout: 300 },
      SILENT,
      HEARTBEAT_MS,
    );
    const received: string[] = [];
    await notifications.listen('catalogue', (payload) => received.push(payload));
    // Nothing passes any more, and nobody says so.
    for (const [near, far] of pairs) {
      near.unpipe(far);
      far.unpipe(near);
      near.pause();
    }
    await vi.waitFor(() => expect(received).toEqual(['']), 10_000);
    await notify('version 3');
    await vi.waitFor(() => expect(received).toEqual(['', 'version 3']), 10_000);
    for (const [near, far] of pairs) {
      near.unpipe(far);
      near.pause();
    }
    await notifications.close();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    proxy.close();
  });
});
