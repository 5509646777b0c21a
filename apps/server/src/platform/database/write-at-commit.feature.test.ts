import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  markWrites,
  type Tx,
  transaction,
  violatesConstraint,
  writeAloneAtCommit,
  writeAtCommit,
  writeAtOnce,
} from '#platform/database';
import { createTestDatabase } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('outbox_event').execute();
});

const insertOf = (key: string, payload = {}) =>
  sql`insert into outbox_event (topic, key, payload) values ('test', ${key}::text, ${JSON.stringify(payload)}::jsonb)`;
const write = (tx: Tx, key: string, payload = {}) =>
  writeAtCommit(tx, key, () => ({ event: insertOf(key, payload) }));
const alone = (tx: Tx, key: string) => writeAloneAtCommit(tx, () => ({ event: insertOf(key) }));
const keysIn = async (from: Tx | typeof db) =>
  (await from.selectFrom('outbox_event').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('a write at commit', () => {
  it('is made when the transaction commits, not before', async () => {
    await transaction(db, async (tx) => {
      await write(tx, 'a');
      await write(tx, 'b');
      await alone(tx, 'c');
      expect(await keysIn(tx)).toEqual([]);
    });
    expect(await keysIn(db)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the order in which the writes were asked for', async () => {
    const keys = Array.from({ length: 12 }, (_, number) => `event ${number}`);
    await transaction(db, async (tx) => {
      for (const key of keys) await write(tx, key);
    });
    const found = await db.selectFrom('outbox_event').select('key').orderBy('id').execute();
    expect(found.map(({ key }) => key)).toEqual(keys);
  });

  it('is not made when the transaction fails or says no', async () => {
    const failing = transaction(db, async (tx) => {
      await write(tx, 'a');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await transaction(db, (tx) => write(tx, 'b'), { shouldCommit: () => false });
    expect(await keysIn(db)).toEqual([]);
  });

  it('rolls back everything when it fails, with its own error', async () => {
    const failing = transaction(db, async (tx) => {
      await insertOf('before').execute(tx);
      await writeAtCommit(tx, 'bad', () => ({ event: sql`update outbox_event set attempts = 1 / 0` }));
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await keysIn(db)).toEqual([]);
  });

  it('with the same key replaces the earlier one', async () => {
    await transaction(db, async (tx) => {
      await writeAtCommit(tx, 'same', () => ({ event: insertOf('first') }));
      await writeAtCommit(tx, 'same', () => ({ event: insertOf('second') }));
    });
    expect(await keysIn(db)).toEqual(['second']);
  });

  it('may read what another of its parts wrote', async () => {
    await transaction(db, (tx) =>
      writeAtCommit(tx, 'two parts', (refer) => ({
        first: sql`${insertOf('first')} returning key`,
        second: sql`insert into outbox_event (topic, key, payload)
          select 'test', first.key || ' again', '{}'::jsonb from ${refer('first')} as first`,
      })),
    );
    expect(await keysIn(db)).toEqual(['first', 'first again']);
  });

  it('alone may touch the rows of another one alone, and comes after all others', async () => {
    await insertOf('counted').execute(db);
    const count = (tx: Tx) =>
      writeAloneAtCommit(tx, () => ({
        counted: sql`update outbox_event set attempts = attempts + (select count(*) from outbox_event)
          where key = 'counted'`,
      }));
    await transaction(db, async (tx) => {
      await count(tx);
      await count(tx);
      await write(tx, 'after');
    });
    const row = await db.selectFrom('outbox_event').select('attempts').where('key', '=', 'counted').execute();
    expect(row).toEqual([{ attempts: 4 }]);
  });

  it('alone fails with the error that it is given for its own, not for others', async () => {
    const failing = (key: string) =>
      transaction(db, async (tx) => {
        await write(tx, 'a');
        await writeAloneAtCommit(
          tx,
          () => ({ event: insertOf(key) }),
          (error) => (violatesConstraint(error, 'outbox_event_key_check') ? new Error('no key') : error),
        );
      });
    await expect(failing('')).rejects.toThrow('no key');
    await expect(failing('a')).rejects.toThrow(/duplicate key/);
    expect(await keysIn(db)).toEqual([]);
  });

  it('is forgotten with the savepoint it was collected after', async () => {
    await transaction(db, async (tx) => {
      await write(tx, 'before');
      const forget = markWrites(tx);
      await write(tx, 'after');
      await alone(tx, 'alone');
      forget();
    });
    expect(await keysIn(db)).toEqual(['before']);
  });

  it('is made at once outside a transaction, and in one that asks for it', async () => {
    await writeAtCommit(db, 'a', () => ({ event: insertOf('a') }));
    await transaction(db, async (tx) => {
      writeAtOnce(tx);
      await write(tx, 'b');
      expect(await keysIn(tx)).toEqual(['a', 'b']);
    });
  });
});
