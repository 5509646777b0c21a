import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { membersRoutes } from '@huarong/contract/admin/members';
import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { staffRoutes } from '@huarong/contract/admin/staff';
import { workRoutes } from '@huarong/contract/admin/work';
import { methodOf, pathOf, pathParametersOf } from '@huarong/contract/kit';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import type { StaffBrowser } from '../../open-admin.ts';
import { adminCalls } from '../admin-calls.ts';
import { type EvidenceShop, REASON } from '../evidence/evidence-case.ts';

/** Ids of colleagues and of other orders, and texts that are no ids at all. */
export async function useForeignIds(shop: EvidenceShop): Promise<AttackResult> {
  return resultOf([
    ...(await idsOfColleagues(shop)),
    ...(await idsOfOtherOrders(shop)),
    ...(await madeUpIds(shop)),
  ]);
}

/** Whether the call was refused. */
const isHeld = async (browser: StaffBrowser, route: string, input: Record<string, unknown>) =>
  (await browser.call(route, input)).errorCode !== null;

async function idsOfColleagues(shop: EvidenceShop) {
  const { db, service, warehouse } = shop;
  const { sessions } = (await service.call(staffRoutes.account)).results;
  const view = { list: 'orders', query: '', columns: [], density: 'normal', isShared: true };
  const { viewId } = (await service.call(workRoutes.saveView, { ...view, name: '我的' })).results;
  const { orderId } = await createOrder(db, { amountFen: 3_000_00 });
  const refund = { orderId, amountFen: 2_000_00, reason: REASON };
  const { approvalId } = (await service.call(ordersAdminRoutes.refund, refund)).results;
  const claim = { kind: 'order', id: orderId };
  await service.call(workRoutes.claim, claim);
  await warehouse.call(workRoutes.release, claim);
  const claimed = (await service.call(workRoutes.claimsOf, claim)).results.claim;
  return [
    {
      what: 'a session of a colleague ended',
      isHeld: await isHeld(warehouse, staffRoutes.endSession, { sessionId: sessions[0].id }),
    },
    {
      what: 'a view of a colleague deleted',
      isHeld: await isHeld(warehouse, workRoutes.deleteView, { viewId }),
    },
    {
      what: 'a request of a colleague withdrawn',
      isHeld: await isHeld(warehouse, approvalsRoutes.withdraw, { approvalId }),
    },
    {
      what: 'a request approved without the permission',
      isHeld: await isHeld(warehouse, approvalsRoutes.approve, { approvalId }),
    },
    {
      what: 'a request read without the permission',
      isHeld: await isHeld(warehouse, approvalsRoutes.detail, { approvalId }),
    },
    {
      what: 'the own request approved',
      isHeld: await isHeld(service, approvalsRoutes.approve, { approvalId }),
    },
    { what: 'a claim of a colleague released', isHeld: claimed !== null },
  ];
}

async function idsOfOtherOrders(shop: EvidenceShop) {
  const { db, service, warehouse, owner } = shop;
  const [one, other] = [await createOrder(db), await createOrder(db)];
  const { noteId } = (await service.call(ordersAdminRoutes.addNote, { orderId: one.orderId, text: '备注' }))
    .results;
  const address = {
    subject: 'member',
    id: other.memberId,
    field: 'address',
    reason: '配送联系',
    reference: 'T-000001',
  };
  await db
    .insertInto('address')
    .values({
      id: 'foreign-address',
      owner: `member:${one.memberId}`,
      name: '欧阳知夏',
      mobile: '13900001111',
      province_code: '330000',
      city_code: '330100',
      district_code: '330106',
      province_name: '浙江省',
      city_name: '杭州市',
      district_name: '西湖区',
      detail: '文三路 88 号 301 室',
    })
    .execute();
  return [
    {
      what: 'a note of another order pinned',
      isHeld: await isHeld(service, ordersAdminRoutes.pinNote, {
        orderId: other.orderId,
        noteId,
        isPinned: true,
      }),
    },
    {
      what: 'a line of another order shipped',
      isHeld: await isHeld(warehouse, ordersAdminRoutes.ship, {
        subOrderId: other.subOrderId,
        carrier: '顺丰',
        waybillNo: 'SF4000000000001',
        items: [{ lineId: one.lineId, quantity: 1 }],
      }),
    },
    {
      what: 'an address of another member revealed',
      isHeld: await isHeld(owner, membersRoutes.reveal, { ...address, addressId: 'foreign-address' }),
    },
  ];
}

const MADE_UP = [
  '0',
  '-1',
  '99999999999999999999',
  '1 or 1=1',
  "1'; drop table staff; --",
  '../../staff',
  '..%2f..%2fstaff',
  '%00',
  '1\n2',
  '＿１',
  'a'.repeat(3000),
];

/** Every call with an id in its address: a made-up one is refused, and the server does not fail over it. */
async function madeUpIds({ admin, owner }: EvidenceShop) {
  const attempts = [];
  for (const { call, route } of adminCalls.filter((each) => pathParametersOf(each.route).length > 0))
    for (const id of MADE_UP) {
      const method = methodOf(route) as 'GET' | 'POST' | 'PUT' | 'DELETE';
      const { statusCode } = await admin.inject({
        method,
        url: pathOf(route).replace(/\{\w+\}/g, encodeURIComponent(id)),
        headers: { 'sec-fetch-site': 'same-origin', cookie: owner.cookie() },
        ...(method !== 'GET' && { payload: { queryBody: { reason: REASON } } }),
      });
      const what = `${call} with ${JSON.stringify(id.slice(0, 30))}: ${statusCode}`;
      attempts.push({ what, isHeld: statusCode >= 400 && statusCode < 500 });
    }
  return attempts;
}
