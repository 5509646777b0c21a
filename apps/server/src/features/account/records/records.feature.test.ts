import { accountRoutes } from '@huarong/contract/account';
import { pointsRoutes } from '@huarong/contract/points';
import { shanghaiDate } from '@huarong/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { importReceipts } from '../index.ts';
import { type AccountHarness, type AccountMember, openAccountHarness } from '../testing/account-harness.ts';
import { seedMemberFixture } from '../testing/seed-member-fixture.ts';

let harness: AccountHarness;
let member: AccountMember;
let other: AccountMember;
let codeOf: (skuId: string) => string;
beforeAll(async () => {
  harness = await openAccountHarness();
  member = await harness.createMember({ card_type: 'BLACK' });
  other = await harness.createMember();
  await seedMemberFixture(harness.db, { ...other, canary: '别人的' });
  const skus = await harness.db.selectFrom('sku').select(['id', 'code']).execute();
  codeOf = (skuId) => skus.find(({ id }) => id === skuId)!.code;
});
afterAll(() => harness.close());

const HEAD = '小票号,门店,时间,会员,规格编码,数量,单价,退货数量';
const importLines = (...lines: string[]) => importReceipts(harness.db, [HEAD, ...lines].join('\n'));
const receipts = async (owner = member, fields: object = {}) =>
  (await owner.call(accountRoutes.offlineOrders, { pageNo: 1, pageSize: 10, ...fields })).results;
const bought = async (fields: object = {}) =>
  (await member.call(accountRoutes.purchaseRecord, { pageNo: 1, pageSize: 25, ...fields })).results;

describe('the stores’ receipts', () => {
  it('are imported by mobile or card number and earn points', async () => {
    const cardNumber = `888888${member.id}`;
    const report = await importLines(
      `SH02-1101-0387,徐汇店,2026-11-01 15:26,${member.mobile},${codeOf(SKU.cream)},2,100.00,`,
      `SH02-1101-0387,徐汇店,2026-11-01 15:26,${member.mobile},${codeOf(SKU.rouge)},1,320.00,`,
      `SH07-0913-0112,静安店,2026-09-13 19:40,${cardNumber},${codeOf(SKU.serum)},1,860.00,`,
    );
    expect(report).toEqual({ added: 2, returned: 0, unchanged: 0, problems: [] });
    const { list, total } = await receipts();
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({
      receiptNo: 'SH02-1101-0387',
      storeName: '徐汇店',
      boughtAt: '2026-11-01T15:26:00+08:00',
      statusText: '已完成',
      totalAmount: '520.00',
      points: 650,
    });
    expect(list[0].items).toMatchObject([
      { skuId: SKU.cream, quantity: 2, price: '100.00', isOnSale: true },
      { skuId: SKU.rouge, skuName: expect.stringContaining('朱砂') },
    ]);
    const { pay_points } = await harness.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(pay_points).toBe(650 + 1075);
  });

  it('earn the points of the day of the purchase: its date, its validity, the card of that day', async () => {
    const upgraded = await harness.createMember({ card_type: 'GOLD' });
    const at = (day: string) => new Date(`${day}T00:00:00+08:00`);
    await insertRows(harness.db, 'card_change', [
      {
        member_id: upgraded.id,
        ...{ from_type: 'PINK', to_type: 'BLACK', reason: '升级', made_by: '系统', at: at('2026-03-01') },
      },
      {
        member_id: upgraded.id,
        ...{ from_type: 'BLACK', to_type: 'GOLD', reason: '升级', made_by: '系统', at: at('2026-06-01') },
      },
    ]);
    const sku = `${upgraded.mobile},${codeOf(SKU.cream)},1,100.00,`;
    await importLines(
      `SH02-A,徐汇店,2025-12-30 10:00,${sku}`,
      `SH02-B,徐汇店,2026-04-01 10:00,${sku}`,
      `SH02-C,徐汇店,2026-07-01 10:00,${sku}`,
    );
    const { list } = (await upgraded.call(pointsRoutes.flow, { pageNo: 1, pageSize: 10 })).results;
    expect(list).toMatchObject([
      { at: '2026-07-01T10:00:00+08:00', change: 150, balance: 375, source: '门店消费' },
      { at: '2026-04-01T10:00:00+08:00', change: 125, balance: 225, text: '徐汇店消费，实付 ¥100.00 × 1.25' },
      { at: '2025-12-30T10:00:00+08:00', change: 100, expiresAt: '2026-12-31T23:59:59+08:00' },
    ]);
  });

  it('are filtered by store and by age', async () => {
    const regular = await harness.createMember();
    const daysAgo = (days: number) => `${shanghaiDate(new Date(Date.now() - days * 86_400_000))} 10:00`;
    const sku = `${regular.mobile},${codeOf(SKU.cream)},1,100.00,`;
    await importLines(`SH02-0001,徐汇店,${daysAgo(10)},${sku}`, `SH07-0001,静安店,${daysAgo(400)},${sku}`);
    expect(await receipts(regular)).toMatchObject({
      total: 2,
      stores: expect.arrayContaining(['徐汇店', '静安店']),
    });
    expect(await receipts(regular, { store: '静安店' })).toMatchObject({
      total: 1,
      list: [{ storeName: '静安店' }],
    });
    expect(await receipts(regular, { months: 12 })).toMatchObject({
      total: 1,
      list: [{ storeName: '徐汇店' }],
    });
  });

  it('change nothing when imported again, except for new returns', async () => {
    const line = `SH07-0913-0112,静安店,2026-09-13 19:40,${member.mobile},${codeOf(SKU.serum)},1,860.00`;
    expect(await importLines(`${line},`)).toMatchObject({ added: 0, unchanged: 1, problems: [] });
    expect(await importLines(`${line},1`)).toMatchObject({ returned: 1 });
    expect(await importLines(`${line},1`)).toMatchObject({ unchanged: 1 });
    const { list } = await receipts();
    expect(list[1]).toMatchObject({ statusText: '已退货 1 件', refundedAmount: '860.00', points: 0 });
    const { pay_points } = await harness.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(pay_points, 'the points of the returned item are reclaimed').toBe(650);
  });

  it('are all rejected when one row is wrong, and every wrong row is reported', async () => {
    const report = await importLines(
      `SH02-1102-0001,徐汇店,2026-11-02 10:00,${member.mobile},${codeOf(SKU.cream)},1,100.00,`,
      `SH02-1102-0002,徐汇店,2026-11-02 10:00,13900001234,${codeOf(SKU.cream)},1,100.00,`,
      `SH02-1102-0003,徐汇店,昨天,${member.mobile},nothing,0,free,`,
      `SH02-1101-0387,徐汇店,2026-11-01 15:26,${member.mobile},${codeOf(SKU.cream)},9,100.00,`,
      `SH02-1102-0004,徐汇店,2026-11-02 10:00,${member.mobile},no-such-code,1,1.00,`,
    );
    expect(report.added).toBe(0);
    expect(report.problems.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '3 没有这位会员，请核对手机号或会员卡号',
      '4 时间应写成 2026-11-01 15:26',
      '4 数量应是 1–99 的整数',
      '4 单价应是 0.00–100000.00',
      '5 这张小票已经导入过，内容与这次不同',
      '6 没有规格编码 no-such-code',
    ]);
    expect((await receipts()).total).toBe(2);
  });

  it.each([
    ['', '文件是空的'],
    ['小票号,门店\n1,2', '缺少这些列：时间、会员、规格编码、数量、单价'],
    ['"小票号', '这一行的引号没有成对'],
  ])('cannot be read from %j', async (text, problem) =>
    expect((await importReceipts(harness.db, text)).problems).toEqual([
      { line: expect.any(Number), text: problem },
    ]),
  );

  it('belong to one member', async () => {
    const { list } = await receipts(other);
    expect(list.map(({ receiptNo }: { receiptNo: string }) => receiptNo)).toEqual([`SH02-${other.id}`]);
  });
});

describe('what was bought', () => {
  it('is listed by line from all places, newest first', async () => {
    const { list, total } = await bought();
    expect(total).toBe(3);
    expect(list).toMatchObject([
      { skuId: SKU.cream, where: '徐汇店', times: 1, paid: '200.00', status: 'onSale', offerPrice: '100.00' },
      { skuId: SKU.rouge },
      { skuId: SKU.serum, where: '静安店', status: 'returned' },
    ]);
    const online = (await other.call(accountRoutes.purchaseRecord, { pageNo: 1, pageSize: 25 })).results;
    // Both have the same day, so their order is not defined.
    expect(online.list.map(({ where }: { where: string }) => where).sort()).toEqual(['别人的店', '线上']);
    expect(online.list.map(({ times }: { times: number }) => times).sort()).toEqual([1, 2]);
  });

  it('is found by a keyword, without SQL wildcards or injection', async () => {
    expect((await bought({ keyword: '朱砂' })).list).toMatchObject([{ skuId: SKU.rouge }]);
    expect((await bought({ keyword: '%' })).total).toBe(0);
    expect((await bought({ keyword: "' or 1=1 --" })).total ?? 0).toBe(0);
    expect((await bought({ keyword: '别人的' })).total).toBe(0);
  });
});
