import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberOwner } from '#platform/context';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { listPointsViolations } from '../../points/testing/points-violations.ts';
import { seedCardMembers } from './seed-card-members.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  await seedCardMembers(shop.database.db);
});
afterAll(() => shop.close());

const countOrders = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shop_order`.execute(
    shop.database.db,
  );
  return rows[0]!.count;
};

const paidBy = async (memberId: string): Promise<number> => {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(amount_fen), 0)::int as paid from payment where owner = ${memberOwner(memberId)}`.execute(
    shop.database.db,
  );
  return rows[0]!.paid;
};

it('gives each member what the card stands for, and not what the next one does', async () => {
  const { BLACK, GOLD } = STORE.cardTiers;
  expect(await paidBy('1000000003')).toBeGreaterThanOrEqual(GOLD);
  expect(await paidBy('1000000006')).toBeGreaterThanOrEqual(BLACK);
  expect(await paidBy('1000000006')).toBeLessThan(GOLD);
  for (const white of ['1000000004', '1000000005']) {
    expect(await paidBy(white)).toBeGreaterThan(0);
    expect(await paidBy(white)).toBeLessThan(BLACK);
  }
  expect(await paidBy('1000000001')).toBe(0);
});

it('passes the audits of ledger, stock and points, and a second start changes nothing', async () => {
  const { db } = shop.database;
  expect(await listViolations(db)).toEqual([]);
  expect(await listPointsViolations(db)).toEqual([]);
  const before = await countOrders();
  await seedCardMembers(db);
  expect(await countOrders()).toBe(before);
  const { rows } = await sql<{ tgenabled: string }>`
    select tgenabled from pg_trigger where tgname = 'sub_order_noted'`.execute(db);
  expect(rows).toEqual([{ tgenabled: 'O' }]);
});
