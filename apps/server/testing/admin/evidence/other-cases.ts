import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { workRoutes } from '@huarong/contract/admin/work';
import { shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { ShopperActor } from '#platform/context';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { notifyOwners } from '../../../src/features/staff/index.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

/** A refund that needs a second person. */
async function requestRefund({ db, service }: EvidenceShop): Promise<string> {
  const { orderId } = await createOrder(db, { amountFen: 3_000_00 });
  const refund = { orderId, amountFen: 2_000_00, reason: REASON };
  return (await service.call(ordersAdminRoutes.refund, refund)).results.approvalId;
}

const approvalCases: Record<string, PrepareCase> = {
  'approvals.approve': async (shop) => {
    const approvalId = await requestRefund(shop);
    return { by: shop.finance, input: { approvalId }, refused: { approvalId } };
  },
  'approvals.refuse': async (shop) => {
    const input = { approvalId: await requestRefund(shop), reason: '金额与凭证不符' };
    return { by: shop.finance, input, refused: input };
  },
  'approvals.withdraw': async (shop) => {
    const approvalId = await requestRefund(shop);
    return { by: shop.service, input: { approvalId }, refused: { approvalId } };
  },
};

const claimed = { kind: 'order', id: '202611150018604217' };
const view = {
  list: 'orders',
  name: '礼盒',
  query: 'packaging=yes',
  columns: ['status'],
  density: 'compact',
  isShared: false,
};
const workCases: Record<string, PrepareCase> = {
  'work.claim': async ({ service }) => {
    const other = { ...claimed, id: '202611150018604218' };
    await service.call(workRoutes.claim, other);
    return { input: claimed, refused: other };
  },
  'work.release': async ({ owner }) => {
    const own = { ...claimed, id: '202611150018604219' };
    await owner.call(workRoutes.claim, own);
    return { input: own, refused: null };
  },
  'work.saveView': () => ({ input: view, refused: null }),
  'work.deleteView': async ({ owner }) => {
    const { viewId } = (await owner.call(workRoutes.saveView, { ...view, name: '待删' })).results;
    return { input: { viewId }, refused: { viewId } };
  },
  'workQueue.readNotice': async ({ db }) => {
    await notifyOwners(db, '林小满用恢复码登录了后台');
    const { id } = await db.selectFrom('staff_notice').select('id').executeTakeFirstOrThrow();
    return { input: { noticeId: String(id) }, refused: { noticeId: String(id) } };
  },
};

const memberIdOf = (actor: ShopperActor) => (actor.kind === 'member' ? actor.memberId : null);
const memberCases: Record<string, PrepareCase> = {
  'members.reveal': async ({ db }) => {
    const reveal = { subject: 'member', field: 'mobile', reason: '配送联系', reference: 'T-000001' };
    const { memberId } = await createOrder(db);
    await sql`update member set mobile = '13900009999' where id = ${memberId}`.execute(db);
    return { input: { ...reveal, id: memberId }, refused: { ...reveal, id: '9999999999' } };
  },
  'members.addNote': async ({ db }) => ({
    input: { memberId: (await createOrder(db)).memberId, text: '常客' },
    refused: { memberId: '9999999999', text: '常客' },
  }),
  'members.lock': async ({ db }) => {
    const input = { memberId: (await createOrder(db)).memberId, reason: '账号疑似被盗', until: null };
    return { input, refused: input };
  },
  'members.unlock': async ({ db, owner }) => {
    const { memberId } = await createOrder(db);
    const lock = { memberId, reason: '账号疑似被盗', until: null };
    await owner.call('POST /admin/api/members/{memberId}/lock', lock);
    return { input: { memberId, reason: '已核实身份' }, refused: { memberId, reason: '已核实身份' } };
  },
  'members.close': async ({ newMember }) => ({
    input: { memberId: memberIdOf((await newMember()).actor), reason: '会员本人要求' },
    refused: { memberId: '9999999999', reason: '会员本人要求' },
  }),
  'members.addTag': async ({ db }) => {
    const tag = { tag: '敏感肌', reason: REASON };
    return {
      input: { memberId: (await createOrder(db)).memberId, ...tag },
      refused: { memberId: '9999999999', ...tag },
    };
  },
  'members.removeTag': async ({ db, owner }) => {
    const input = { memberId: (await createOrder(db)).memberId, tag: '敏感肌', reason: REASON };
    await owner.call('POST /admin/api/members/{memberId}/tags', input);
    return { input, refused: input };
  },
  'members.setWatched': async ({ db }) => {
    const input = { memberId: (await createOrder(db)).memberId, isWatched: true, reason: REASON };
    return { input, refused: input };
  },
};

const insertParkedJob = async ({ db }: EvidenceShop, kind: string) =>
  db
    .insertInto('job')
    .values({
      kind,
      unique_key: null,
      payload: '{}',
      run_at: new Date(0),
      state: 'parked',
      attempts: 8,
      last_error: 'Error: out of reach',
      settled_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
const systemCases: Record<string, PrepareCase> = {
  'system.retry': async (shop) => {
    await insertParkedJob(shop, 'test.evidence');
    const input = { queue: 'jobs', kind: 'test.evidence', reason: '短信服务已恢复' };
    return { input, refused: input };
  },
  'system.cancelJob': async (shop) => {
    const { id } = await insertParkedJob(shop, 'test.cancel');
    const input = { id: String(id), reason: '会员已注销' };
    return { input, refused: input };
  },
  'system.closeShop': () => {
    const close = { sentence: '系统升级', reason: '升级数据库' };
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    return {
      input: { ...close, expectedEnd: inAnHour },
      refused: { ...close, expectedEnd: '2020-01-01T00:00:00.000Z' },
    };
  },
  'system.openShop': async ({ owner }) => {
    const expectedEnd = new Date(Date.now() + 3_600_000).toISOString();
    const close = { sentence: '系统升级', expectedEnd, reason: '升级数据库' };
    await owner.call('POST /admin/api/system/maintenance', close);
    return { input: { reason: '升级完成' }, refused: { reason: '升级完成' } };
  },
};

const stockCases: Record<string, PrepareCase> = {
  'stock.expectArrival': () => {
    const expectedOn = shanghaiDate(new Date(Date.now() + 7 * 86_400_000));
    return { input: { skuId: SKU.serum, expectedOn }, refused: { skuId: '999999', expectedOn } };
  },
  'stock.adjust': () => {
    const adjust = { change: { by: 'difference', difference: 3 }, cause: 'count', reason: '季度盘点' };
    return { input: { skuId: SKU.serum, ...adjust }, refused: { skuId: '999999', ...adjust } };
  },
};

export const otherCases: Record<string, PrepareCase> = {
  ...approvalCases,
  ...workCases,
  ...memberCases,
  ...systemCases,
  ...stockCases,
};
