import type { SeamsOff } from '@huarong/core/shared';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/index.ts';
import { QueryBatcher } from './query-batching.ts';

afterEach(() => vi.restoreAllMocks());

/** Sends eight reads at the same time; counts how often a connection was taken from the pool. */
async function readAtOnce(seamsOff: SeamsOff) {
  const { db, close } = await createTestDatabase({ seamsOff });
  try {
    const connect = vi.spyOn(pg.Pool.prototype, 'connect');
    const values = [1, 2, 3, 4, 5, 6, 7, 8];
    const answers = await Promise.all(
      values.map((value) => sql<{ value: number }>`select ${value}::int as value`.execute(db)),
    );
    const isSame = answers.every(({ rows }, index) => rows[0]!.value === values[index]);
    return { isSame, connections: connect.mock.calls.length, executor: db.getExecutor() };
  } finally {
    await close();
  }
}

it('Kysely uses our executor, and reads of one moment share a connection', async () => {
  const { isSame, connections, executor } = await readAtOnce(new Set());
  expect(executor).toBeInstanceOf(QueryBatcher);
  expect([isSame, connections]).toEqual([true, 1]);
});

it('without the seam each read takes a connection of its own', async () => {
  const { isSame, connections, executor } = await readAtOnce(new Set(['query-batching']));
  expect(executor).not.toBeInstanceOf(QueryBatcher);
  expect([isSame, connections]).toEqual([true, 8]);
});
