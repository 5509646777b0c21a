import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#platform/database';
import { createLog } from '#platform/log';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { createEventBuffer } from './event-buffer.ts';
import { rowOf, type StoredEvent } from './event-row.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['analytics_event', 'analytics_day', 'funnel_closed'])
    await sql`delete from ${sql.table(table)}`.execute(database.db);
});

let made = 0;
const event = (): StoredEvent => {
  made += 1;
  return {
    name: 'page_view',
    OP_code: 'page',
    eventID: String(made).padStart(32, '0'),
    visitID: 'ab'.repeat(16),
    page: { kind: 'home', type: 'home', layout: 'other' },
    source: null,
    at: 1_794_000_000_000,
  };
};
const noon = new Date('2026-11-16T12:00:00+08:00');
/** What one of these events takes of the budget. */
const EVENT_BYTES = rowOf(event(), noon).bytes;
const stored = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from analytics_event`.execute(database.db))
    .rows[0]?.count;

function openBuffer({ dayEvents = 80, totalEvents = 1_000, waitingEvents = 1_000 } = {}) {
  const state = { isAway: false, now: noon };
  const db: Database = new Proxy(database.workDb, {
    get(target, key, receiver) {
      if (state.isAway) throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
      const value = Reflect.get(target, key, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const buffer = createEventBuffer({
    db,
    log: createLog('silent'),
    now: () => state.now,
    budget: { dayBytes: dayEvents * EVENT_BYTES, totalBytes: totalEvents * EVENT_BYTES },
    waitingBytes: waitingEvents * EVENT_BYTES,
    flushMs: 600_000,
  });
  /** One event from each of so many addresses; how many were taken, and why others were not. */
  const fill = (count: number) => {
    const answers = Array.from({ length: count }, (_, index) => buffer.add([event()], `10.0.0.${index}`));
    return {
      taken: answers.filter(({ accepted }) => accepted === 1).length,
      reasons: [...new Set(answers.flatMap(({ reason }) => reason ?? []))],
    };
  };
  return { ...buffer, fill, state };
}

it('bounds the events of a day over two processes, to the byte', async () => {
  const [one, other] = [openBuffer(), openBuffer()];
  one.fill(70);
  other.fill(70);
  await Promise.all([one.flush(), other.flush()]);
  expect(await stored()).toBe(80);
  // The first one learns of the other's events when it writes again.
  one.fill(1);
  await one.flush();
  expect(await stored()).toBe(80);
  expect(one.fill(1)).toEqual({ taken: 0, reasons: ['day-budget'] });
  one.state.now = new Date('2026-11-17T00:00:00+08:00');
  expect(one.fill(10).taken).toBe(10);
  await Promise.all([one.stop(), other.stop()]);
  expect(await stored()).toBe(90);
});

it('bounds all days together, and one address', async () => {
  const buffer = openBuffer({ totalEvents: 100 });
  buffer.fill(80);
  await buffer.flush();
  buffer.state.now = new Date('2026-11-17T12:00:00+08:00');
  expect(buffer.fill(80)).toEqual({ taken: 20, reasons: ['total-budget'] });
  buffer.state.now = new Date('2026-11-18T12:00:00+08:00');
  await sql`delete from analytics_day`.execute(database.db);
  await buffer.flush();
  const answers = Array.from({ length: 15 }, () => buffer.add([event()], '10.0.0.1'));
  expect(answers.filter(({ accepted }) => accepted === 1)).toHaveLength(10);
  expect(answers.at(-1)?.reason).toBe('address-budget');
  await buffer.stop();
});

it('waits while the database is away within its memory, and stores everything afterwards', async () => {
  const buffer = openBuffer({ waitingEvents: 30 });
  buffer.state.isAway = true;
  expect(buffer.fill(20).taken).toBe(20);
  await buffer.flush();
  expect(buffer.waitingBytes()).toBe(20 * EVENT_BYTES);
  expect(buffer.fill(20)).toEqual({ taken: 10, reasons: ['buffer-full'] });
  await buffer.flush();
  buffer.state.isAway = false;
  await buffer.stop();
  expect([await stored(), buffer.waitingBytes()]).toEqual([30, 0]);
});

it('stores an event without what no text can hold, leaves out one that cannot be stored, and opens a summed day again', async () => {
  await sql`insert into funnel_closed (day, orders, reported_orders) values ('2026-11-16', 0, 0), ('2026-11-15', 0, 0)`.execute(
    database.db,
  );
  const buffer = openBuffer();
  const utm = { utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '', currentTime: 1 };
  const odd = { ...event(), source: { ...utm, utm_source: 'a\u0000b\ud800' } };
  buffer.add([odd, { ...event(), name: 'strange' } as never, event()], '10.0.0.1');
  await buffer.stop();
  const { rows: sources } = await sql`select utm_source from analytics_event order by 1`.execute(database.db);
  expect(sources).toEqual([{ utm_source: '' }, { utm_source: 'ab\ufffd' }]);
  const { rows } = await sql<{ day: string }>`select day::text as day from funnel_closed`.execute(
    database.db,
  );
  expect(rows).toEqual([{ day: '2026-11-15' }]);
});
