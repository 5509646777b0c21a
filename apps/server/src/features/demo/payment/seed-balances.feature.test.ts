import { afterAll, expect, it } from 'vitest';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestDatabase } from '../../../../testing/index.ts';
import { listPointsViolations } from '../../points/testing/points-violations.ts';
import { seedPoints } from '../points/seed-points.ts';
import { seedStoredCards } from '../stored-cards/seed-stored-cards.ts';
import { seedSandboxTransactions } from './seed-sandbox-transactions.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

it('the demo’s cards and points are seeded once and pass the ledger audit', async () => {
  for (let start = 0; start < 2; start++) {
    await seedStoredCards(db, 'a-secret-for-this-test-of-thirty-two-signs');
    await seedPoints(db);
    await seedSandboxTransactions(db);
  }
  const cards = await db.selectFrom('stored_card').select(['tail', 'balance_fen', 'state']).execute();
  expect(cards).toHaveLength(7);
  expect(cards).toContainEqual({ tail: '0913', balance_fen: 30_000, state: 'active' });
  expect(cards).toContainEqual({ tail: '7746', balance_fen: 10_000, state: 'lost' });
  const messages = await db.selectFrom('demo_message').select('content').execute();
  expect(messages.map(({ content }) => content).join()).toMatch(/卡号 8688202600005508，卡密 246810/);
  expect(await db.selectFrom('points_account').selectAll().orderBy('member_id').execute()).toMatchObject([
    { pay_points: 3_268, card_points: 6_118 },
  ]);
  expect(await listViolations(db)).toEqual([]);
  expect(await listPointsViolations(db)).toEqual([]);
});
