import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { pointsAdminRoutes } from '@huarong/contract/admin/points';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { listViolations } from '../../../../testing/audit.ts';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { lipstick } from '../../catalogue-import/testing/sample-file.ts';
import { importLines, seedCategories } from '../../catalogue-import/testing/sample-shop.ts';
import { adjustStock, findStock } from '../../inventory/index.ts';
import { earnPoints } from '../index.ts';
import { listPointsViolations } from '../testing/points-violations.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  owner = await shop.signIn('OWNER');
  finance = await shop.signIn('FINANCE');
  await seedCategories(shop.db);
  await importLines(shop.db, [lipstick]);
  const { available = 0 } = (await findStock(shop.db, SKU)) ?? {};
  await adjustStock(shop.db, SKU, { difference: 1 - available, cause: 'count', reference: 'test' });
  await insertMember(shop.db, MEMBER);
  await transaction(shop.db, (tx) =>
    earnPoints(tx, { memberId: MEMBER, points: 300, reference: 'o1', text: '订单完成' }),
  );
}, 120_000);
afterAll(async () => {
  expect(await listPointsViolations(shop.db)).toEqual([]);
  expect(await listViolations(shop.db)).toEqual([]);
  await shop.close();
});

const MEMBER = '1000000001';
const SKU = '9000000101';
const adjust = (points: number, reference: string, by = owner) =>
  by.call(pointsAdminRoutes.adjust, { memberId: MEMBER, points, reference, reason: '补发漏记' });
const ofMember = async (input: object = {}) =>
  (await finance.call(pointsAdminRoutes.ofMember, { memberId: MEMBER, ...input })).results;

describe('an adjustment of points', () => {
  it('adds a lot with its last day, or takes from the first to expire, once for a document', async () => {
    expect((await adjust(500, '工单-1')).results).toEqual({ state: 'done', result: { available: 800 } });
    expect((await adjust(500, '工单-1')).errorCode).toBe('ADM9372W');
    expect((await adjust(-100, '工单-2')).results).toEqual({ state: 'done', result: { available: 700 } });
    const { available, lots, cardPoints, entries } = await ofMember();
    expect([available, cardPoints]).toEqual([700, 300]);
    expect(lots.map(({ left }: { left: number }) => left)).toEqual([200, 500]);
    expect(entries.rows[0]).toMatchObject({
      kind: 'adjust',
      points: -100,
      balance: 700,
      reference: '工单-2',
    });
    const [entry] = await shop.lastEntries(20);
    expect(entry).toMatchObject({ call: 'points.adjust', subject_id: MEMBER, reason: '补发漏记' });
  });

  it('never takes more than the member has', async () => {
    expect((await adjust(-5_000, '工单-3')).message).toBe('会员只有 700 分可用，不够扣');
    expect((await ofMember()).available).toBe(700);
  });

  it('of more than 5,000 points needs a second person', async () => {
    const { results } = await adjust(5_001, '工单-4');
    expect(results).toMatchObject({
      state: 'waiting',
      approvers: expect.arrayContaining([expect.any(String)]),
    });
    expect((await ofMember()).available).toBe(700);
    const approve = (by: StaffBrowser) =>
      by.call(approvalsRoutes.approve, { approvalId: results.approvalId });
    expect((await approve(owner)).errorCode).toBe('ADM3003E');
    expect((await approve(finance)).errorCode).toBeNull();
    expect((await ofMember()).available).toBe(5_701);
  });

  it('is refused for nobody and for nothing', async () => {
    const call = (input: object) =>
      owner.call(pointsAdminRoutes.adjust, {
        memberId: MEMBER,
        reference: '工单-5',
        reason: '补发',
        ...input,
      });
    expect((await call({ points: 0 })).errorCode).toBe('CMN0001E');
    expect((await call({ points: 10, memberId: '9999999999' })).status).toBe(404);
  });

  it('is listed page by page', async () => {
    const first = (await ofMember({ size: 2 })).entries;
    const second = (await ofMember({ size: 2, after: first.next })).entries;
    expect([...first.rows, ...second.rows].map(({ points }) => points)).toEqual([5_001, -100, 500, 300]);
  });
});

describe('the forecast', () => {
  it('sums what expires by month, with what it is worth', async () => {
    const { available } = await ofMember();
    const { months, points, worthFen } = (await finance.call(pointsAdminRoutes.forecast)).results;
    expect(points).toBe(available);
    expect(worthFen).toBe(available);
    expect(months).toMatchObject([
      { month: expect.stringMatching(/^\d{4}-12$/), points, lots: 3, isOver: false },
    ]);
  });
});

describe('an exchanged reward', () => {
  const place = async (id: string, orderId: string | null = null) => {
    await shop.db
      .insertInto('points_reward')
      .values({ id: 'reward-1', sku_id: SKU, name: '丝绒唇膏', points: 100, left_count: 5, position: 1 })
      .onConflict((again) => again.column('id').doNothing())
      .execute();
    await shop.db
      .insertInto('points_exchange')
      .values({
        id,
        member_id: MEMBER,
        reward_id: 'reward-1',
        name: '丝绒唇膏',
        points: 100,
        at: new Date(),
        order_id: orderId,
      })
      .execute();
    return id;
  };
  const send = (exchangeId: string, waybillNo = 'SF1234567890123') =>
    owner.call(pointsAdminRoutes.sendExchange, { exchangeId, carrier: '顺丰', waybillNo });
  const listed = async (state: string) =>
    (await finance.call(pointsAdminRoutes.exchanges, { state })).results.rows;

  it('leaves in a parcel of its own once, and with it a unit of stock', async () => {
    const exchangeId = await place('exchange-1');
    expect(await listed('placed')).toMatchObject([{ exchangeId, name: '丝绒唇膏' }]);
    expect((await send(exchangeId, '?')).status).not.toBe(500);
    expect((await send(exchangeId)).errorCode).toBeNull();
    expect((await send(exchangeId)).errorCode).toBe('ADM9374W');
    expect(await listed('placed')).toEqual([]);
    expect(await listed('sent')).toMatchObject([{ exchangeId, waybillNo: 'SF1234567890123' }]);
    const stock = await shop.db
      .selectFrom('stock')
      .select('available')
      .where('sku_id', '=', SKU)
      .executeTakeFirstOrThrow();
    expect(stock.available).toBe(0);
  });

  it('stays where it is without stock, and an unknown one is not found', async () => {
    const exchangeId = await place('exchange-2');
    expect((await send(exchangeId)).errorCode).toBe('ADM9375W');
    expect(await listed('placed')).toMatchObject([{ exchangeId }]);
    expect((await send('nothing')).errorCode).toBe('ADM9373E');
  });

  it('has a stock of its own that changes by differences', async () => {
    const save = (addedLeft: number) =>
      owner.call(pointsAdminRoutes.saveReward, {
        rewardId: 'reward-1',
        points: 120,
        addedLeft,
        isLive: false,
      });
    expect((await save(7)).results).toEqual({ left: 12 });
    expect((await save(-13)).errorCode).toBe('ADM9377W');
    expect((await finance.call(pointsAdminRoutes.rewards)).results.rewards).toMatchObject([
      { rewardId: 'reward-1', points: 120, left: 12, isLive: false, waiting: 1 },
    ]);
  });
});
