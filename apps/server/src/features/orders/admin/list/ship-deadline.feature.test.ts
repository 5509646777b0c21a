import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/index.ts';
import { shipDeadline } from './ship-deadline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const deadlineOf = async (paidAt: string | null, shipsBy: string | null, createdAt = paidAt) => {
  const { rows } = await sql<{ at: Date }>`
    select ${shipDeadline} as at
    from (select '1-1'::text as id) sub, (
      select ${paidAt}::timestamptz as paid_at, ${shipsBy}::timestamptz as ships_by,
        ${createdAt}::timestamptz as created_at) shop_order`.execute(database.db);
  return rows[0]!.at.toISOString();
};
const shanghai = (time: string) => new Date(`${time}+08:00`).toISOString();

it.each([
  ['2026-11-16T00:00:00', '2026-11-16T23:59:00'],
  ['2026-11-16T15:59:59', '2026-11-16T23:59:00'],
  ['2026-11-16T16:00:00', '2026-11-17T23:59:00'],
  ['2026-11-16T23:30:00', '2026-11-17T23:59:00'],
])('an order paid at %s leaves by %s, as the checkout promised', async (paidAt, expected) => {
  expect(await deadlineOf(`${paidAt}+08:00`, null)).toBe(shanghai(expected));
});

it('a presale leaves by its day, and a cash order counts from when it was placed', async () => {
  expect(await deadlineOf('2026-11-16T10:00:00+08:00', '2026-12-01T23:59:59+08:00')).toBe(
    shanghai('2026-12-01T23:59:59'),
  );
  expect(await deadlineOf(null, null, '2026-11-16T17:00:00+08:00')).toBe(shanghai('2026-11-17T23:59:00'));
});
