import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { answerOnce } from '#platform/idempotency';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('idempotency_key').execute();
  await db.deleteFrom('job').execute();
});

const request = { scope: 'checkout:member:1', key: 'click', body: { sku: 1, note: '送礼' } };
const effects = async (from: Queryable = db) =>
  Number(
    (await from.selectFrom('job').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
  );

/** The business change: one row per real execution, and an answer that says which one it was. */
async function placeOrder(tx: Tx) {
  const { id } = await tx
    .insertInto('job')
    .values({ kind: 'order', payload: '{}', run_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return accept({ zebra: id, apple: 'keys in this order' });
}
const soldOut = async (tx: Tx) => {
  await placeOrder(tx);
  return refuse({ code: 'sold-out' });
};

describe('a request with a key', () => {
  it('runs once; its copy gets the same answer, to the byte', async () => {
    const first = await answerOnce(db, request, placeOrder);
    const copy = await answerOnce(db, request, placeOrder);
    expect(first.ok).toBe(true);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(first));
    expect(await effects()).toBe(1);
  });

  it('is the same request in any order of its fields', async () => {
    await answerOnce(db, request, placeOrder);
    const shuffled = { ...request, body: { note: '送礼', sku: 1 } };
    expect((await answerOnce(db, shuffled, placeOrder)).ok).toBe(true);
    expect(await effects()).toBe(1);
  });

  it('is refused when the key was used with another body', async () => {
    await answerOnce(db, request, placeOrder);
    const other = await answerOnce(db, { ...request, body: { sku: 2 } }, placeOrder);
    expect(other).toEqual(refuse({ code: 'key-reused' }));
    expect(await effects()).toBe(1);
  });

  it('is independent of the same key of another shopper', async () => {
    await answerOnce(db, request, placeOrder);
    await answerOnce(db, { ...request, scope: 'checkout:member:2' }, placeOrder);
    expect(await effects()).toBe(2);
  });

  it('writes nothing when it is refused, and may be retried', async () => {
    expect(await answerOnce(db, request, soldOut)).toEqual(refuse({ code: 'sold-out' }));
    expect(await effects()).toBe(0);
    expect((await answerOnce(db, request, placeOrder)).ok).toBe(true);
    expect(await effects()).toBe(1);
  });

  it('writes nothing when it fails, and may be retried', async () => {
    const failing = answerOnce(db, request, async (tx) => {
      await placeOrder(tx);
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect((await answerOnce(db, request, placeOrder)).ok).toBe(true);
    expect(await effects()).toBe(1);
  });

  it('may have an empty answer', async () => {
    const quiet = () => answerOnce(db, request, async () => accept(undefined));
    expect(await quiet()).toEqual(accept(null));
    expect(await quiet()).toEqual(accept(null));
  });

  it('inside a larger transaction is rolled back alone when refused', async () => {
    await transaction(db, async (tx) => {
      await placeOrder(tx);
      await answerOnce(tx, request, soldOut);
    });
    expect(await effects()).toBe(1);
  });
});

onPostgres('copies at the same moment', () => {
  it('have one effect and identical answers', async () => {
    const copies = Array.from({ length: 10 }, () => answerOnce(db, request, placeOrder));
    const answers = new Set((await Promise.all(copies)).map((answer) => JSON.stringify(answer)));
    expect(answers.size).toBe(1);
    expect(await effects()).toBe(1);
  });

  it('run when the first one fails', async () => {
    let runs = 0;
    const copies = Array.from({ length: 5 }, () =>
      answerOnce(db, request, async (tx) => {
        runs += 1;
        if (runs === 1) throw new Error('power cut');
        return placeOrder(tx);
      }).catch(() => 'failed'),
    );
    const answers = await Promise.all(copies);
    expect(answers.filter((answer) => answer === 'failed')).toHaveLength(1);
    expect(await effects()).toBe(1);
  });

  it('are refused as in progress when the first one takes long, also inside a larger transaction', async () => {
    const isRunning = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = answerOnce(db, request, async (tx) => {
      isRunning.resolve();
      await mayEnd.promise;
      return placeOrder(tx);
    });
    await isRunning.promise;
    const [alone, inside] = await Promise.all([
      answerOnce(db, request, placeOrder),
      transaction(db, async (tx) => {
        const answer = await answerOnce(tx, request, placeOrder);
        return { answer, seen: await effects(tx) };
      }),
    ]);
    mayEnd.resolve();
    await first;
    expect(alone).toEqual(refuse({ code: 'in-progress' }));
    expect(inside).toEqual({ answer: refuse({ code: 'in-progress' }), seen: 0 });
    expect(await effects()).toBe(1);
  });
});
