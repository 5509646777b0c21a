import { RETURN_STATUS_TEXTS } from '@huarong/core/returns';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER_CALLER } from '#platform/context';
import { openMemberSession } from '#platform/session';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { seedCoupons } from '../coupons/seed-coupons.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { seedSandboxTransactions } from '../payment/seed-sandbox-transactions.ts';
import { seedPromotions } from '../promotions/seed-promotions.ts';
import { seedReturns } from './seed-returns.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  // Orders refer to coupons, and coupons to the offers of the promotions.
  await seedPromotions(shop.database.db);
  await seedOrders(shop.database.db);
  await seedCoupons(shop.database.db);
  await seedReturns(shop.database.db);
  await seedSandboxTransactions(shop.database.db);
});
afterAll(() => shop.close());

it('gives the regular customer a return in every status, and lines that can still be returned', async () => {
  const token = await openMemberSession(shop.database.db, '1000000002', SERVER_CALLER);
  const get = async (url: string) => (await shop.app.inject({ url, headers: { token } })).json().results;
  const { list, counts } = await get('/v1/order/es/return/list/1/50');
  const shown = list.map(({ returnStatus }: { returnStatus: number }) => String(returnStatus)).sort();
  expect(shown).toEqual(Object.keys(RETURN_STATUS_TEXTS).sort());
  expect(counts).toMatchObject({ processing: 6, ended: 5 });
  expect(counts.returnable).toBeGreaterThanOrEqual(4);
  for (const { returnId } of list) {
    const detail = await get(`/v1/order/es/return/detail/${returnId}`);
    expect(detail.timeline.every(({ text }: { text: string }) => text !== '')).toBe(true);
    expect(detail.nextText).not.toBe('');
  }
});

it('passes the ledger audit, and a second start changes nothing', async () => {
  await seedReturns(shop.database.db);
  const { rows } = await sql<{ count: number }>`select count(*) from return_request`.execute(
    shop.database.db,
  );
  expect(rows[0]!.count).toBe(11);
  expect(await listViolations(shop.database.db)).toEqual([]);
  const { rows: triggers } = await sql<{ tgenabled: string }>`
    select tgenabled from pg_trigger where tgname in ('sub_order_noted', 'return_request_noted')`.execute(
    shop.database.db,
  );
  expect(triggers).toEqual([{ tgenabled: 'O' }, { tgenabled: 'O' }]);
});
