import { ordersAdminRoutes as routes } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type EvidenceShop, MISSING_ORDER, type PrepareCase, REASON } from './evidence-case.ts';

const missingOrder = { orderId: MISSING_ORDER };
const missingSubOrder = { subOrderId: `${MISSING_ORDER}-1` };
const address = {
  name: '林知秋',
  mobile: '13811112222',
  districtCode: '330106',
  address: '文三路示例大厦 9 幢 1804 室',
  reason: REASON,
};

let waybills = 0;
const parcel = () => ({ carrier: '顺丰', waybillNo: `SF${String(2_000_000_000_000 + ++waybills)}` });

async function shipped({ db, warehouse }: EvidenceShop) {
  const order = await createOrder(db);
  const { results } = await warehouse.call(routes.ship, { subOrderId: order.subOrderId, ...parcel() });
  return { ...order, parcelId: results.parcelId as string };
}

async function refusedDelivery(shop: EvidenceShop) {
  const order = await shipped(shop);
  const { subOrderId } = order;
  await shop.warehouse.call(routes.recordRefusal, { subOrderId, reason: REASON });
  return order;
}

/** A sub-order that is being packed and that the shopper wants to cancel. */
async function cancelling({ db, warehouse }: EvidenceShop) {
  const { subOrderId } = await createOrder(db);
  await warehouse.call(routes.pack, { subOrderIds: [subOrderId] });
  await sql`update sub_order set status = 80 where id = ${subOrderId}`.execute(db);
  return subOrderId;
}

async function failedRefund({ db, service }: EvidenceShop) {
  const { orderId } = await createOrder(db);
  await service.call(routes.refund, { orderId, amountFen: 1_00, reason: REASON });
  const { rows } = await sql<{ id: string }>`update refund set state = 'failed', settled_at = shop_now()
    where order_id = ${orderId} returning id`.execute(db);
  return { orderId, refundId: rows[0]?.id };
}

// The only refusal of an export is the limit of an hour, which has its own test.
const exported = { input: { columns: ['sub-order'], reason: REASON }, refused: null };

export const orderCases: Record<string, PrepareCase> = {
  'orders.export': () => exported,
  'orders.exportWhole': () => exported,
  'orders.readMention': async (shop) => {
    const { orderId } = await createOrder(shop.db);
    const mentions = [String(await shop.staffIdOf('WAREHOUSE'))];
    await shop.service.call(routes.addNote, { orderId, text: '@周大海 请看', mentions });
    const { rows } = (await shop.warehouse.call(routes.mentions)).results;
    const { mentionId } = rows[0];
    return { by: shop.warehouse, input: { mentionId }, refused: { mentionId: '999999' } };
  },
  'orders.addNote': async ({ db }) => ({
    input: { orderId: (await createOrder(db)).orderId, text: '勿放发票' },
    refused: { ...missingOrder, text: '勿放发票' },
  }),
  'orders.pinNote': async ({ db, owner }) => {
    const { orderId } = await createOrder(db);
    const { noteId } = (await owner.call(routes.addNote, { orderId, text: '勿放发票' })).results;
    return {
      input: { orderId, noteId, isPinned: true },
      refused: { orderId, noteId: '999999', isPinned: true },
    };
  },
  'orders.addTag': async ({ db }) => ({
    input: { orderId: (await createOrder(db)).orderId, tag: '加急' },
    refused: { ...missingOrder, tag: '加急' },
  }),
  'orders.removeTag': async ({ db, owner }) => {
    const { orderId } = await createOrder(db);
    await owner.call(routes.addTag, { orderId, tag: '加急' });
    return { input: { orderId, tag: '加急' }, refused: { ...missingOrder, tag: '加急' } };
  },
  'orders.confirm': async ({ db }) => {
    const { orderId } = await createOrder(db, { status: 20, paymentCode: 'COD' });
    return { input: { orderId }, refused: { orderId } };
  },
  'orders.pack': async ({ db }) => ({
    input: { subOrderIds: [(await createOrder(db)).subOrderId] },
    refused: null,
  }),
  'orders.ship': async ({ db }) => ({
    input: { subOrderId: (await createOrder(db)).subOrderId, ...parcel() },
    refused: { ...missingSubOrder, ...parcel() },
  }),
  'orders.deliver': async (shop) => {
    const { parcelId } = await shipped(shop);
    return { input: { parcelId }, refused: { parcelId } };
  },
  'orders.extendReceipt': async (shop) => {
    const given = { days: 5, reason: REASON };
    const { subOrderId } = await shipped(shop);
    return { input: { subOrderId, ...given }, refused: { ...missingSubOrder, ...given } };
  },
  'orders.recordRefusal': async (shop) => {
    const { subOrderId } = await shipped(shop);
    return { input: { subOrderId, reason: REASON }, refused: { ...missingSubOrder, reason: REASON } };
  },
  'orders.receiveBack': async (shop) => {
    const { subOrderId } = await refusedDelivery(shop);
    return { input: { subOrderId }, refused: missingSubOrder };
  },
  'orders.inspectRefused': async (shop) => {
    const { subOrderId } = await refusedDelivery(shop);
    await shop.warehouse.call(routes.receiveBack, { subOrderId });
    return { input: { subOrderId, isSellable: true }, refused: { subOrderId, isSellable: true } };
  },
  'orders.approveCancel': async (shop) => {
    const subOrderId = await cancelling(shop);
    return { input: { subOrderId }, refused: { subOrderId } };
  },
  'orders.refuseCancel': async (shop) => {
    const subOrderId = await cancelling(shop);
    return { input: { subOrderId, reason: REASON }, refused: { subOrderId, reason: REASON } };
  },
  'orders.cancel': async ({ db }) => {
    const { orderId } = await createOrder(db);
    return { input: { orderId, reason: REASON }, refused: { orderId, reason: REASON } };
  },
  'orders.changeAddress': async ({ db }) => ({
    input: { orderId: (await createOrder(db)).orderId, ...address },
    refused: { ...missingOrder, ...address },
  }),
  'orders.refund': async ({ db }) => {
    const { orderId } = await createOrder(db);
    return {
      input: { orderId, amountFen: 12_34, reason: REASON },
      refused: { orderId, amountFen: 1_000_00, reason: REASON },
    };
  },
  'orders.retryRefunds': async (shop) => ({
    input: { orderId: (await failedRefund(shop)).orderId },
    refused: missingOrder,
  }),
  'refunds.retry': async (shop) => ({
    input: { refundId: (await failedRefund(shop)).refundId },
    refused: { refundId: 'R0000000000000000' },
  }),
  'orders.applyShipFile': async ({ db }) => ({
    input: {
      fileName: '顺丰.csv',
      rows: [{ line: 1, order: (await createOrder(db)).orderId, ...parcel() }],
    },
    refused: null,
  }),
  'orders.createPickList': async (shop) => ({
    input: { subOrderIds: [(await createOrder(shop.db)).subOrderId] },
    refused: { subOrderIds: [(await shipped(shop)).subOrderId] },
  }),
  'orders.recordPrint': async ({ db }) => ({
    input: { document: 'delivery-note', ids: [(await createOrder(db)).subOrderId] },
    refused: { document: 'delivery-note', ids: [missingSubOrder.subOrderId] },
  }),
};
