import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { transaction } from '#platform/database';
import { defineEvent, deliverOutbox, insertEvents, onEvent, publishEvent } from '#platform/outbox';
import { createTestDatabase } from '../../../testing/index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('outbox_event').execute();
});

const orderPaid = defineEvent(
  'order-paid',
  z.object({ orderId: z.string(), purpose: z.enum(['full', 'deposit']).default('full') }),
);
const stateOf = async (key: string) =>
  (
    await db
      .selectFrom('outbox_event')
      .select(['state', 'attempts', 'last_error'])
      .where('key', '=', key)
      .execute()
  )[0];
/** Delivers what waits and answers the payloads the handler got. */
async function deliver(): Promise<{ orderId: string; purpose: string }[]> {
  const delivered: { orderId: string; purpose: string }[] = [];
  await deliverOutbox(
    db,
    onEvent(orderPaid, async ({ payload }) => void delivered.push(payload)),
  );
  return delivered;
}

describe('a defined event', () => {
  it('is published once per key and delivered with its payload parsed', async () => {
    const publish = () =>
      transaction(db, (tx) =>
        publishEvent(tx, orderPaid, { key: '1', payload: { orderId: '1', purpose: 'deposit' } }),
      );
    await publish();
    await publish();
    expect(await deliver()).toEqual([{ orderId: '1', purpose: 'deposit' }]);
  });

  it('stored by an earlier release, without a field added later, is delivered with the default', async () => {
    await sql`insert into outbox_event (topic, key, payload)
      values ('order-paid', 'old', '{"orderId": "old", "gone": 1}')`.execute(db);
    expect(await deliver()).toEqual([{ orderId: 'old', purpose: 'full' }]);
    expect(await stateOf('old')).toMatchObject({ state: 'delivered' });
  });

  it('whose payload does not fit its schema is not handled, and is parked at once with the reason', async () => {
    await sql`insert into outbox_event (topic, key, payload) values ('order-paid', 'bad', '{}')`.execute(db);
    expect(await deliver()).toEqual([]);
    expect(await stateOf('bad')).toMatchObject({
      state: 'parked',
      attempts: 1,
      last_error: expect.stringContaining('orderId'),
    });
  });

  it('is published for every row of a query, and never twice for one key', async () => {
    const rows = sql`select id as key, jsonb_build_object('orderId', id) as payload
      from (values ('a'), ('b')) as paid (id)`;
    await insertEvents(orderPaid, rows).execute(db);
    await insertEvents(orderPaid, rows).execute(db);
    expect((await deliver()).map(({ orderId }) => orderId).sort()).toEqual(['a', 'b']);
  });
});
