import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { SeamsOff } from '@huarong/core/shared';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { lockThenRead, openDatabase, transaction, withOneConnection } from '#platform/database';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

it('pg has the option and the socket that the seam uses', () => {
  const client = new pg.Client({ pipeline: true });
  expect(client.pipeline).toBe(true);
  expect(client.connection.stream).toMatchObject({
    cork: expect.any(Function),
    uncork: expect.any(Function),
  });
});

/** A database behind a proxy that counts the packets of the shop. */
async function openCounted(seamsOff: SeamsOff) {
  const database = await createTestDatabase();
  const server = new URL(database.settings.url!);
  let packets = 0;
  const proxy = createServer((from) => {
    from.setNoDelay(true);
    const to = connect(Number(server.port), server.hostname);
    from.on('data', () => {
      packets += 1;
    });
    from.pipe(to).pipe(from);
    for (const end of [from, to]) end.on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  url.searchParams.delete('host');
  const { db, close } = await openDatabase({ url: url.href, dataDir: '', seamsOff });
  return {
    db,
    async countPackets<Value>(run: () => Promise<Value>) {
      const before = packets;
      const value = await run();
      return { value, packets: packets - before };
    },
    async close() {
      await close();
      proxy.close();
      await database.close();
    },
  };
}

onPostgres('statements on one connection', () => {
  const readFive = async ({ db, countPackets }: Awaited<ReturnType<typeof openCounted>>) => {
    const read = (value: number) => sql<{ value: number }>`select ${value}::int as value`;
    // The first time each statement is also planned.
    await read(0).execute(db);
    return countPackets(() =>
      withOneConnection(db, async (one) => {
        const answers = await Promise.all([1, 2, 3, 4, 5].map((value) => read(value).execute(one)));
        return answers.map(({ rows }) => rows[0]!.value);
      }),
    );
  };

  it('leave in fewer packets than there are statements', async () => {
    const opened = await openCounted(new Set());
    const { value, packets } = await readFive(opened);
    expect(value).toEqual([1, 2, 3, 4, 5]);
    expect(packets).toBeLessThan(5);
    await opened.close();
  });

  it('without the seam each waits for the result of the last', async () => {
    const opened = await openCounted(new Set(['statement-pipelining']));
    const { value, packets } = await readFive(opened);
    expect(value).toEqual([1, 2, 3, 4, 5]);
    expect(packets).toBeGreaterThanOrEqual(5);
    await opened.close();
  });

  it.each([
    ['with the seam', []],
    ['without the seam', ['statement-pipelining', 'query-batching']],
  ] as const)('transactions commit, roll back and read behind their lock %s', async (_title, off) => {
    const { db, close } = await openCounted(new Set(off));
    const setOffset = (seconds: number, shouldCommit: boolean) =>
      transaction(
        db,
        async (tx) => {
          const update = (handle: typeof tx) =>
            handle.updateTable('shop_clock').set({ offset_seconds: seconds }).execute();
          const { rows } = await lockThenRead(tx, update, () => ({
            rows: tx.selectFrom('shop_clock').select('offset_seconds').execute(),
          }));
          return rows;
        },
        { shouldCommit: () => shouldCommit },
      );
    expect(await setOffset(7, true)).toEqual([{ offset_seconds: 7 }]);
    expect(await setOffset(9, false)).toEqual([{ offset_seconds: 9 }]);
    expect(await db.selectFrom('shop_clock').select('offset_seconds').execute()).toEqual([
      { offset_seconds: 7 },
    ]);
    await close();
  });
});
