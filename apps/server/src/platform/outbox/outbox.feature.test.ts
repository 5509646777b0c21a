import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { transaction } from '#platform/database';
import { defineEvent, deliverOutbox, type OutboxEvent, publishEvent, startOutbox } from '#platform/outbox';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';
import { claimEvents } from './deliver-outbox.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('outbox_event').execute();
});

const orderPaid = defineEvent('order-paid', z.looseObject({}));
const say = (key: string, payload = {}) =>
  transaction(db, (tx) => publishEvent(tx, orderPaid, { key, payload }));
const rows = () =>
  db.selectFrom('outbox_event').select(['key', 'state', 'attempts', 'last_error']).orderBy('key').execute();
/** As if the pause or the lease of every event had passed. */
const letTimePass = () =>
  db
    .updateTable('outbox_event')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('state', '=', 'waiting')
    .execute();

describe('publishing', () => {
  it('stores a business event once, however often it is published', async () => {
    await say('order 1');
    await say('order 1');
    await transaction(db, async (tx) => {
      await publishEvent(tx, orderPaid, { key: 'order 1', payload: {} });
      await publishEvent(tx, orderPaid, { key: 'order 1', payload: {} });
    });
    expect(await rows()).toHaveLength(1);
  });

  it('stores nothing when the change was rolled back', async () => {
    await transaction(db, async (tx) => {
      await publishEvent(tx, orderPaid, { key: 'order 2', payload: {} });
      throw new Error('no');
    }).catch(() => {});
    expect(await rows()).toEqual([]);
  });
});

describe('delivering', () => {
  it('delivers each event once, with its payload', async () => {
    await say('order 1', { amount: 32_000, lines: ['a'] });
    const handled: OutboxEvent[] = [];
    const handlers = { 'order-paid': async (event: OutboxEvent) => void handled.push(event) };
    expect(await deliverOutbox(db, handlers)).toBe(1);
    expect(await deliverOutbox(db, handlers)).toBe(0);
    expect(handled).toMatchObject([
      { topic: 'order-paid', key: 'order 1', payload: { amount: 32_000, lines: ['a'] }, attempts: 1 },
    ]);
    expect(await rows()).toEqual([{ key: 'order 1', state: 'delivered', attempts: 1, last_error: null }]);
  });

  it('leaves an event without a handler waiting', async () => {
    await say('order 1');
    expect(await deliverOutbox(db, { 'order-shipped': async () => {} })).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  it('claims at most one batch', async () => {
    for (const key of ['1', '2', '3']) await say(key);
    expect(await deliverOutbox(db, { 'order-paid': async () => {} }, { batch: 2 })).toBe(2);
    expect(await deliverOutbox(db, { 'order-paid': async () => {} }, { batch: 2 })).toBe(1);
  });

  it('pauses after a failure, retries, and parks the event with its error', async () => {
    await say('order 1');
    const failing = {
      'order-paid': async () => {
        throw new Error('the bank is closed');
      },
    };
    expect(await deliverOutbox(db, failing, { parkAfter: 2 })).toBe(1);
    expect(await deliverOutbox(db, failing, { parkAfter: 2 })).toBe(0);
    await letTimePass();
    expect(await deliverOutbox(db, failing, { parkAfter: 2 })).toBe(1);
    const error = 'Error: the bank is closed';
    expect(await rows()).toEqual([{ key: 'order 1', state: 'parked', attempts: 2, last_error: error }]);
    await letTimePass();
    expect(await deliverOutbox(db, failing)).toBe(0);
  });

  it('does not let one failing event block the others', async () => {
    await say('bad');
    await say('good');
    const handlers = {
      'order-paid': async (event: OutboxEvent) => {
        if (event.key === 'bad') throw new Error('no');
      },
    };
    await deliverOutbox(db, handlers);
    expect(await rows()).toMatchObject([{ state: 'waiting' }, { key: 'good', state: 'delivered' }]);
  });

  it('gives an event to another worker when the first one died', async () => {
    await say('order 1');
    const never = new Promise<void>(() => {});
    void deliverOutbox(db, { 'order-paid': () => never });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]), 10_000);
    expect(await deliverOutbox(db, { 'order-paid': async () => {} })).toBe(0);
    await letTimePass();
    expect(await deliverOutbox(db, { 'order-paid': async () => {} })).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });
});

describe('the next claim', () => {
  const claim = (delivered: readonly OutboxEvent[] = []) =>
    claimEvents(db, [{ kind: 'order-paid', free: 8 }], 8, delivered);

  it('records what was delivered, and takes none of it again although its lease is over', async () => {
    await say('order 1');
    const events = await claim();
    await letTimePass();
    await say('order 2');
    expect((await claim(events)).map(({ key }) => key)).toEqual(['order 2']);
    expect(await rows()).toMatchObject([
      { key: 'order 1', state: 'delivered', attempts: 1 },
      { key: 'order 2', state: 'waiting', attempts: 1 },
    ]);
  });

  it('records nothing that another worker holds by now', async () => {
    await say('order 1');
    const first = await claim();
    await letTimePass();
    const second = await claim();
    expect(await claim(first)).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    await claim(second);
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });
});

describe('the poller', () => {
  it('records what was delivered soon, without a new event', async () => {
    await say('order 1');
    const poller = startOutbox(db, { 'order-paid': async () => {} }, { intervalMs: 60_000 });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'delivered' }]), 10_000);
    await poller.stop();
  });

  it('records what ends after another claim, too', async () => {
    const mayEnd = Promise.withResolvers<void>();
    await say('order 1');
    const message = defineEvent('message', z.looseObject({}));
    await transaction(db, (tx) => publishEvent(tx, message, { key: 'slow', payload: {} }));
    const poller = startOutbox(
      db,
      { 'order-paid': async () => {}, message: () => mayEnd.promise },
      { intervalMs: 60_000 },
    );
    const states = async () => (await rows()).map(({ key, state }) => [key, state]);
    await vi.waitFor(async () =>
      expect(await states()).toEqual([
        ['order 1', 'delivered'],
        ['slow', 'waiting'],
      ]),
    );
    mayEnd.resolve();
    await vi.waitFor(async () =>
      expect(await states()).toEqual([
        ['order 1', 'delivered'],
        ['slow', 'delivered'],
      ]),
    );
    await poller.stop();
  });

  it('delivers new events, and stops after the running pass', async () => {
    let isDone = false;
    const started = Promise.withResolvers<void>();
    const poller = startOutbox(
      db,
      {
        'order-paid': async () => {
          started.resolve();
          await wait(200);
          isDone = true;
        },
      },
      { intervalMs: 10 },
    );
    await say('order 1');
    await started.promise;
    await poller.stop();
    expect(isDone).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('a topic', () => {
  it('whose handlers hang keeps no other topic waiting', async () => {
    const isSlowOver = Promise.withResolvers<void>();
    const delivered: string[] = [];
    const poller = startOutbox(
      db,
      {
        message: () => isSlowOver.promise,
        'order-paid': async ({ key }) => void delivered.push(key),
      },
      { intervalMs: 5 },
    );
    const message = defineEvent('message', z.looseObject({}));
    for (let number = 0; number < 30; number++)
      await transaction(db, (tx) => publishEvent(tx, message, { key: String(number), payload: {} }));
    await vi.waitFor(async () =>
      expect((await rows()).filter(({ attempts }) => attempts === 1)).toHaveLength(8),
    );
    const keys = Array.from({ length: 20 }, (_, number) => `order ${number}`);
    for (const key of keys) await say(key);
    await vi.waitFor(() => expect(delivered.toSorted()).toEqual(keys.toSorted()), { timeout: 10_000 });
    isSlowOver.resolve();
    await poller.stop();
  });
});

onPostgres('two deliverers at once', () => {
  it('cause each effect exactly once', async () => {
    const keys = Array.from({ length: 100 }, (_, number) => `order ${number}`);
    await Promise.all(keys.map((key) => say(key)));
    const effects: string[] = [];
    const handlers = {
      'order-paid': async (event: OutboxEvent) => {
        await wait(Math.random() * 5);
        effects.push(event.key);
      },
    };
    const drain = async () => {
      while ((await deliverOutbox(db, handlers, { batch: 7 })) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    expect(effects.sort()).toEqual(keys.sort());
  });
});
