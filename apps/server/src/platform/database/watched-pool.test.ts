import type pg from 'pg';
import { expect, it } from 'vitest';
import { watchedPool } from './watched-pool.ts';

it("takes the rows out of pg's answer, which outlives its use", async () => {
  const answer = { command: 'SELECT', rowCount: 1, rows: [{ one: 1 }], fields: [] };
  const client = { query: async () => answer, release: () => undefined };
  const pool = { options: {}, connect: async () => client } as unknown as pg.Pool;
  const reserved = await watchedPool(pool, { limitMs: 1_000, onTimeout: () => undefined }, 'shop').connect();
  expect(await reserved.query('select 1 as one', [])).toEqual({
    command: 'SELECT',
    rowCount: 1,
    rows: [{ one: 1 }],
  });
  expect(answer.rows).toEqual([]);
  reserved.release();
});
