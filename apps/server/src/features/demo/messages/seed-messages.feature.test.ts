import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberOwner } from '#platform/context';
import { createTestApp } from '../../../../testing/index.ts';
import { getUnread } from '../../messages/index.ts';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { seedMessages } from './seed-messages.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  await seedOrders(shop.database.db);
  await seedMessages(shop.database.db);
});
afterAll(() => shop.close());

const messages = () =>
  shop.database.db.selectFrom('message').selectAll().where('member_id', '=', REGULAR_MEMBER).execute();

it('gives the regular customer messages of every type, some of them unread', async () => {
  const { types } = await getUnread(shop.database.db, REGULAR_MEMBER);
  expect(types.map(({ count }) => count > 0)).toEqual([true, true, true]);
  const rows = await messages();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ type }) => type === 1).length).toBeGreaterThan(10);
  const now = Date.now();
  expect(rows.every(({ created_at }) => created_at.getTime() <= now + 60_000)).toBe(true);
});

it('changes nothing at a second start', async () => {
  const before = await messages();
  await seedMessages(shop.database.db);
  expect(await messages()).toEqual(before);
});

it('links to the member’s own orders', async () => {
  const links = (await messages()).flatMap(({ links }) => links as { link: string }[]);
  const orders = await shop.database.db
    .selectFrom('shop_order')
    .select('id')
    .where('owner', '=', memberOwner(REGULAR_MEMBER))
    .execute();
  const known = new Set(orders.map(({ id }) => id));
  const named = links.flatMap(({ link }) => /^\/(?:myOrderList|payment)\/(\d{18})$/.exec(link)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
