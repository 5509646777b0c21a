import { fen } from '@huarong/core/shared';
import { afterAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createTestDatabase } from '../../../testing/index.ts';
import { balanceOf, ledgerJobs, postEntries } from './index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const sale = (reference: string, amount = 100) => ({
  kind: 'payment',
  reference,
  entries: [
    { account: 'bank:alipay', amount: fen(amount) },
    { account: `order:${reference}`, amount: fen(-amount) },
  ],
});

describe('the ledger', () => {
  it('posts a movement once', async () => {
    expect(await transaction(db, (tx) => postEntries(tx, sale('1')))).toBe(true);
    expect(await transaction(db, (tx) => postEntries(tx, sale('1')))).toBe(false);
    expect(await balanceOf(db, 'order:1')).toBe(-100);
    expect(await balanceOf(db, 'order:unknown')).toBe(0);
  });

  it('refuses a movement that does not sum to zero', async () => {
    const lopsided = { ...sale('2'), entries: [{ account: 'sales', amount: fen(1) }] };
    await expect(transaction(db, (tx) => postEntries(tx, lopsided))).rejects.toThrow(RangeError);
  });

  it('refuses it in the database too, for direct writes', async () => {
    await expect(
      transaction(db, async (tx) => {
        const { id } = await tx
          .insertInto('ledger_movement')
          .values({ kind: 'theft', reference: '3' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('ledger_entry')
          .values({ movement_id: id, account: 'sales', amount_fen: 5 })
          .execute();
      }),
    ).rejects.toThrow('does not sum to nothing');
  });

  it('cannot be updated or deleted', async () => {
    await expect(db.updateTable('ledger_entry').set({ amount_fen: 1 }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('ledger_movement').execute()).rejects.toThrow();
  });
});

it('sums the days by a job that waits for its next time', async () => {
  const work = () => runDueJobs(db, ledgerJobs(db));
  await db
    .insertInto('job')
    .values({ kind: 'ledger.sum-days', unique_key: 'sums', run_at: new Date(0), payload: '{}' })
    .execute();
  expect(await work()).toBe(1);
  const waiting = await db.selectFrom('job').selectAll().where('kind', '=', 'ledger.sum-days').execute();
  expect(waiting).toMatchObject([{ state: 'waiting', attempts: 0, last_error: null }]);
  // Not before its time.
  expect(await work()).toBe(0);
});
