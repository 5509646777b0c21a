import { receiptsRoutes as routes } from '@huarong/contract/admin/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { SKU, seedProducts } from '../../cart/testing/seed-products.ts';

const HEAD = '小票号,门店,时间,会员,规格编码,数量,单价,退货数量';
let shop: AdminHarness;
let owner: StaffBrowser;
let skuCode: string;
beforeAll(async () => {
  shop = await openAdmin();
  await seedProducts(shop.db);
  owner = await shop.signIn('OWNER');
  ({ code: skuCode } = await shop.db
    .selectFrom('sku')
    .select('code')
    .where('id', '=', SKU.cream)
    .executeTakeFirstOrThrow());
});
afterAll(() => shop.close());

let count = 0;
let memberId: string;
let mobile: string;
let receiptNo: string;
beforeEach(async () => {
  count += 1;
  memberId = String(2_000_000_000 + count);
  mobile = `139${String(10_000_000 + count)}`;
  receiptNo = `SH02-${1000 + count}`;
  const nickname = `测试会员${count}`;
  await shop.db
    .insertInto('member')
    .values({ id: memberId, mobile, nickname, card_number: `62${memberId}0001` })
    .execute();
});
const line = (fields: { no?: string; quantity?: number; returned?: number | string; sku?: string } = {}) =>
  [
    ...[fields.no ?? receiptNo, '徐汇店', '2026-11-01 15:26', mobile, fields.sku ?? skuCode],
    ...[fields.quantity ?? 2, '100.00', fields.returned ?? ''],
  ].join(',');
const tableOf = (...lines: string[]) => [HEAD, ...lines].join('\n');
const check = async (table: string) => (await owner.call(routes.check, { table })).results;
const importTable = (table: string) => owner.call(routes.import, { table, reason: '门店日结' });
const countReceipts = async () =>
  (
    await shop.db
      .selectFrom('offline_receipt')
      .select('receipt_no')
      .where('member_id', '=', memberId)
      .execute()
  ).length;
const pointsOf = async () =>
  (
    await shop.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.pay_points ?? 0;

describe('a file of store receipts', () => {
  it('is checked line by line before anything is stored, with the member masked', async () => {
    const checked = await check(tableOf(line()));
    expect(checked).toMatchObject({
      counts: { added: 1, returned: 0, unchanged: 0 },
      problemCount: 0,
      lines: [{ line: 2, receiptNo, outcome: 'new', quantity: 2, priceFen: 100_00 }],
    });
    expect(checked.lines[0].member).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
    expect(await countReceipts()).toBe(0);
  });

  it('is imported once, with points, and shows what a second import would do', async () => {
    const table = tableOf(line());
    expect((await importTable(table)).results).toMatchObject({ added: 1, returned: 0, unchanged: 0 });
    expect(await pointsOf()).toBe(200);
    expect((await importTable(table)).results).toMatchObject({ added: 0, returned: 0, unchanged: 1 });
    expect(await pointsOf()).toBe(200);
    expect((await check(table)).lines[0].outcome).toBe('unchanged');
    const returned = tableOf(line({ returned: 1 }));
    expect(await check(returned)).toMatchObject({
      counts: { added: 0, returned: 1, unchanged: 0 },
      lines: [{ outcome: 'returned', returned: 1 }],
    });
    expect((await importTable(returned)).results).toMatchObject({ returned: 1 });
    expect(await pointsOf()).toBe(100);
  });

  it('earns its points once when two people import it at once', async () => {
    const table = tableOf(line());
    const replies = await Promise.all([importTable(table), importTable(table), importTable(table)]);
    expect(replies.map(({ results }) => results.added).sort()).toEqual([0, 0, 1]);
    expect(await pointsOf()).toBe(200);
  });

  it('with a problem is refused whole, and the problem has its line', async () => {
    const table = tableOf(line(), line({ no: 'SH02-WRONG', sku: 'no-such-code' }));
    expect(await check(table)).toMatchObject({
      counts: { added: 1 },
      problemCount: 1,
      problems: [{ line: 3, text: '没有规格编码 no-such-code' }],
    });
    const reply = await importTable(table);
    expect(reply).toMatchObject({ status: 200, errorCode: 'ADM8101E' });
    expect(reply.message).toContain('第 3 行');
    expect(await countReceipts()).toBe(0);
  });

  it('may be pasted from a spreadsheet', async () => {
    const table = tableOf(line()).replaceAll(',', '\t');
    expect((await importTable(table)).results).toMatchObject({ added: 1 });
  });

  it.each([
    ['', '文件是空的'],
    ['随便写的', '缺少这些列'],
    [`${HEAD}\n${'x\n'.repeat(1_001)}`, '一次至多 1000 行'],
  ])('that cannot be read says so: %#', async (table, problem) => {
    expect((await check(table)).problems[0].text).toContain(problem);
    expect((await importTable(table)).message).toContain(problem);
  });

  it('is in the audit log with its reason and the rows it wrote', async () => {
    await importTable(tableOf(line()));
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({
      call: 'receipts.import',
      reason: '门店日结',
      subject_kind: 'receipt-file',
    });
    const tables = new Set((await shop.rowsOf(entry!.id)).map(({ table_name }) => table_name));
    expect([...tables].sort()).toEqual(expect.arrayContaining(['offline_line', 'offline_receipt']));
  });
});

it('the receipts imported last come first', async () => {
  await importTable(tableOf(line()));
  const { rows } = (await owner.call(routes.list)).results;
  expect(rows.find((row: { memberId: string }) => row.memberId === memberId)).toMatchObject({
    receiptNo,
    store: '徐汇店',
    points: 200,
    mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
  });
});
