import { ordersAdminRoutes as routes } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../../testing/open-admin.ts';
import { createOrder } from '../testing/create-order.ts';
import { writeExport } from './write-export.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());

const reason = '月度对账';
const columns = ['sub-order', 'recipient', 'mobile', 'address', 'items', 'payable', 'tags'];
const download = (path: string, browser = owner, site = 'same-origin') =>
  shop.admin.inject({ url: path, headers: { 'sec-fetch-site': site, cookie: browser.cookie() } });
const countExports = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from order_export`.execute(shop.db)).rows[0]
    ?.count;

describe('an export of orders', () => {
  it('is a masked CSV of the filtered list, and its entry says filter, columns and count', async () => {
    const { subOrderId, orderId } = await createOrder(shop.db, {
      engraving: '知夏',
      recipient: { name: '=林知夏' },
    });
    await createOrder(shop.db);
    await sql`insert into order_tag (order_id, tag, staff_id)
      values (${orderId}, '-加急', ${await shop.staffIdOf('OWNER')})`.execute(shop.db);
    const { results } = await owner.call(routes.export, { engraving: 'yes', columns, reason });
    expect(results).toMatchObject({ rows: 1, isCut: false });
    const file = await download(results.path);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toContain('attachment');
    const [head, row, ...rest] = file.body.split('\r\n');
    expect(head).toBe('\uFEFF子订单号,收件人,手机,地址,商品,订单应付,标签');
    expect(row).toMatch(
      new RegExp(
        `^${subOrderId},'=\\*+,138\\*{4}0426,.*徐汇区 \\*{6},朱砂丝绒哑光唇膏 03 朱砂 × 2,100\\.00,'-加急$`,
      ),
    );
    expect(rest).toEqual(['']);
    expect(file.body).not.toMatch(/林知夏|13800000426|花间路/);
    const entry = (await shop.lastEntries())[0]!;
    expect(entry).toMatchObject({ call: 'orders.export', subject_kind: 'export', reason });
    expect((await shop.rowsOf(entry.id))[0]?.after).toMatchObject({
      filters: { engraving: 'yes' },
      columns,
      row_count: 1,
      is_whole: false,
    });
  });

  it('shows whole numbers and addresses to whoever may see them and has proved it', async () => {
    const ask = () => owner.call(routes.exportWhole, { engraving: 'yes', columns, reason });
    await sql`update staff_session set proved_at = now() - interval '10 minutes'`.execute(shop.db);
    const before = await countExports();
    expect((await ask()).errorCode).toBe('ADM0002W');
    expect(await countExports()).toBe(before);
    owner = await shop.signIn('OWNER');
    const { body } = await download((await ask()).results.path);
    expect(body).toContain('13800000426');
    expect(body).toContain('花间路 88 号');
    expect(body).not.toContain('林知夏');
  });

  it('needs its own permission and a reason; a refusal stores nothing', async () => {
    const before = await countExports();
    const service = await shop.signIn('SERVICE');
    const ask = (browser: StaffBrowser, route: string, more: object = {}) =>
      browser.call(route, { columns, reason, ...more });
    expect((await ask(service, routes.export)).errorCode).toBe('ADM0003E');
    // May see whole data, but not export them.
    expect((await ask(service, routes.exportWhole)).errorCode).toBe('ADM0003E');
    expect((await ask(owner, routes.export, { reason: '' })).errorCode).not.toBeNull();
    expect((await ask(owner, routes.export, { columns: ['password'] })).errorCode).not.toBeNull();
    expect(await countExports()).toBe(before);
  });

  it('is downloaded by whoever asked for it, from a page of the admin, for ten minutes', async () => {
    const { path } = (await owner.call(routes.export, { columns, reason })).results;
    expect((await download(path)).statusCode).toBe(200);
    expect((await download(path, owner, 'cross-site')).statusCode).toBe(404);
    expect((await download(path, await shop.signIn('SERVICE'))).statusCode).toBe(404);
    expect((await download(path, shop.newBrowser())).statusCode).toBe(404);
    await sql`update order_export set created_at = created_at - interval '11 minutes'`.execute(shop.db);
    expect((await download(path)).statusCode).toBe(404);
  });

  it('reads page by page and says when it is cut', async () => {
    for (let made = 0; made < 4; made++) await createOrder(shop.db, { subOrders: 2 });
    const all = {
      id: '',
      staff_id: 1,
      filters: {},
      sort: 'placed' as const,
      columns: ['sub-order'],
      is_whole: false,
    };
    const linesOf = async (mostRows?: number) => {
      let text = '';
      for await (const part of writeExport(shop.db, all, mostRows)) text += part;
      return text.split('\r\n').filter(Boolean);
    };
    const { results } = await owner.call(routes.list, { size: 200 });
    expect((await linesOf()).slice(1)).toEqual(
      results.rows.map(({ subOrderId }: { subOrderId: string }) => subOrderId),
    );
    const cut = await linesOf(3);
    expect(cut).toHaveLength(5);
    expect(cut.at(-1)).toContain('超过 3 行');
    expect(await linesOf(results.rows.length)).toHaveLength(results.rows.length + 1);
  });

  it('is possible ten times an hour', async () => {
    await sql`update order_export set created_at = shop_now() - interval '2 hours'`.execute(shop.db);
    for (let made = 0; made < 10; made++)
      expect((await owner.call(routes.export, { columns, reason })).errorCode).toBeNull();
    expect((await owner.call(routes.export, { columns, reason })).errorCode).toBe('ADM5008W');
  });
});
