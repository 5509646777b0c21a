import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { workRoutes } from '@huarong/contract/admin/work';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { notifyOwners } from '../staff/index.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());

interface Item {
  id: string;
  count: number;
  path: string;
  dueAt: string | null;
  workers: string[];
}
const itemsOf = async (browser: StaffBrowser): Promise<Item[]> =>
  (await browser.call(workQueueRoutes.list)).results.groups.flatMap(({ items }: { items: Item[] }) => items);

/** The list that an item opens, asked as its page asks. */
async function lengthOfList(path: string): Promise<number> {
  const { pathname, searchParams } = new URL(path, 'http://admin');
  const route = pathname === '/orders' ? ordersAdminRoutes.list : adminReturnsRoutes.list;
  const { results } = await owner.call(route, Object.fromEntries(searchParams));
  return results.total;
}

describe('the work queue', () => {
  it('counts what its lists show, in the demo and after orders and returns have moved', async () => {
    const compare = async () => {
      const items = (await itemsOf(owner)).filter(({ path }) => /^\/(orders|returns)/.test(path));
      for (const { id, count, path } of items) expect([id, await lengthOfList(path)]).toEqual([id, count]);
      return items.length;
    };
    expect(await compare()).toBeGreaterThan(2);
    await sql`update sub_order set status = 35 where status = 30`.execute(shop.db);
    await sql`update return_request set status = 82 where status = 10`.execute(shop.db);
    await compare();
    const ids = (await itemsOf(owner)).map(({ id }) => id);
    expect(ids).not.toContain('returns-review');
  });

  it('names who works on an order of a list', async () => {
    const { path } = (await itemsOf(owner)).find(({ id }) => id === 'orders-ship')!;
    const { searchParams } = new URL(path, 'http://admin');
    const { results } = await owner.call(ordersAdminRoutes.list, Object.fromEntries(searchParams));
    const [{ orderId }] = results.rows;
    const claim = { kind: 'order', id: orderId };
    const service = await shop.signIn('SERVICE');
    const { name } = (await service.call(workRoutes.claim, claim)).results;
    const workersOf = async () =>
      (await itemsOf(owner)).filter(({ workers }) => workers.includes(name)).map(({ id }) => id);
    expect(await workersOf()).toContain('orders-ship');
    expect(await workersOf()).not.toContain('orders-confirm');
    await sql`update work_claim set active_at = now() - interval '11 minutes'`.execute(shop.db);
    expect(await workersOf()).toEqual([]);
  });

  it('shows a person only what they may do', async () => {
    const ids = (await itemsOf(await shop.signIn('MODERATOR'))).map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^(content|approvals)/);
  });
});

it('a notice is shown to whoever manages staff until one of them has read it', async () => {
  await notifyOwners(shop.db, '林小满用恢复码登录了后台');
  const [notice] = (await owner.call(workQueueRoutes.list)).results.notices;
  expect(notice.text).toBe('林小满用恢复码登录了后台');
  const service = await shop.signIn('SERVICE');
  expect((await service.call(workQueueRoutes.list)).results.notices).toEqual([]);
  const read = () => owner.call(workQueueRoutes.readNotice, { noticeId: notice.noticeId });
  expect((await read()).errorCode).toBeNull();
  expect((await read()).status).toBe(404);
  expect((await owner.call(workQueueRoutes.list)).results.notices).toEqual([]);
});
