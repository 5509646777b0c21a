import { ordersRoutes } from '@huarong/contract/orders';
import { OrderStatus } from '@huarong/core/orders';
import { transaction } from '#platform/database';
import { orderStaff, shipSubOrder } from '../../index.ts';
import type { History, PlacedOrder, SubOrderEnding } from './history.ts';
import type { HistoryOwner, HistoryShop } from './open-history-shop.ts';

type Outcome = { ok: boolean; refusal?: { code: string } };

/** Every step has to succeed: a refused step is a dead end. */
const expectOk = (step: string, outcome: Outcome): string => {
  if (!outcome.ok) throw new Error(`${step}: ${outcome.refusal?.code}`);
  return step;
};

export async function endOrder(
  shop: HistoryShop,
  { shopper }: HistoryOwner,
  { ending, isPresale }: History,
  order: PlacedOrder,
): Promise<string[]> {
  const { orderId } = order;
  const { db, port } = shop;
  const isOpen = order.payableFen > 0;
  if (ending.kind === 'cancel-unpaid' || ending.kind === 'close-by-staff') {
    // With nothing to pay the order is paid when it is placed.
    if (!isOpen) return [await cancelPaid(shopper, orderId)];
    if (ending.kind === 'close-by-staff')
      return [expectOk('closed by staff', await orderStaff.closeByStaff(db, port, orderId))];
    const cancelled = await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    return [expectOk('cancelled unpaid', { ok: cancelled.status === 0 })];
  }
  const isRefundable = isOpen && !order.isCash;
  if (ending.kind === 'cancel-by-staff')
    return cancelByStaff(shop, orderId, { ...ending, canRefund: isRefundable && ending.isPaid });
  if (isPresale || (ending.kind === 'full-refund' && isRefundable))
    return refundInFull(shop, shopper, orderId, ending.kind === 'full-refund' ? ending : null);
  const endings = ending.kind === 'each' ? ending.endings : (['cancel', 'cancel'] as const);
  const steps: string[] = [];
  if (ending.kind === 'each' && ending.goodwill && isRefundable && order.payableFen > 1)
    steps.push(await refund(shop, orderId, 1));
  const subOrders = await db
    .selectFrom('sub_order')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const pairs = subOrders.map(({ id }, index) => ({ id, how: endings[index % endings.length]! }));
  const inOrder = ending.kind === 'each' && ending.isReversed ? pairs.toReversed() : pairs;
  for (const { id, how } of inOrder) {
    steps.push(await endSubOrder(shop, shopper, orderId, id, how));
    // Refunds may arrive before the next sub-order ends.
    if (ending.kind === 'each' && !ending.goodwill) await shop.runJobs();
  }
  return steps;
}

/** Staff cancel everything that has not been shipped, at one stroke. */
async function cancelByStaff(
  shop: HistoryShop,
  orderId: string,
  { isPacked, goodwill, canRefund }: { isPacked: boolean; goodwill: boolean; canRefund: boolean },
): Promise<string[]> {
  const { db, port } = shop;
  const steps: string[] = [];
  const [first] = await db
    .selectFrom('sub_order')
    .select(['id', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  if (isPacked && first!.status === OrderStatus.AwaitingShipment)
    steps.push(expectOk('packed', await orderStaff.handToWarehouse(db, first!.id)));
  if (goodwill && canRefund && (await port.paidSoFar(db, orderId)) > 1)
    steps.push(await refund(shop, orderId, 1));
  const cancelled = await orderStaff.cancelByStaff(db, port, { orderId, reason: '顾客来电要求' });
  return [...steps, expectOk('cancelled by staff', cancelled)];
}

type Shopper = HistoryOwner['shopper'];

async function cancelPaid(shopper: Shopper, orderId: string, subOrderId?: string): Promise<string> {
  const input = { orderId, ...(subOrderId !== undefined && { subOrderId }), reasonCode: 4 };
  const cancelled = await shopper.request(ordersRoutes.cancelInProcessOrder, input);
  return expectOk('cancelled', { ok: cancelled.status === 0, refusal: { code: cancelled.errorMessage } });
}

const refund = async (shop: HistoryShop, orderId: string, amountFen: number) =>
  expectOk(
    `refunded ${amountFen}`,
    await orderStaff.refundByStaff(shop.db, shop.port, { orderId, amountFen, reason: '店铺退款' }),
  );

async function refundInFull(
  shop: HistoryShop,
  shopper: Shopper,
  orderId: string,
  how: { isPacked: boolean; steps: 1 | 2; cancelAsked: boolean } | null,
): Promise<string[]> {
  const steps: string[] = [];
  const paid = await shop.port.paidSoFar(shop.db, orderId);
  const [first] = await shop.db
    .selectFrom('sub_order')
    .select(['id', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  if (how?.isPacked && first!.status === OrderStatus.AwaitingShipment) {
    steps.push(expectOk('packed', await orderStaff.handToWarehouse(shop.db, first!.id)));
    if (how.cancelAsked) steps.push(await cancelPaid(shopper, orderId, first!.id));
  }
  if (how?.steps === 2 && paid > 1) {
    steps.push(await refund(shop, orderId, 1));
    await shop.runJobs();
    return [...steps, await refund(shop, orderId, paid - 1)];
  }
  return [...steps, await refund(shop, orderId, paid)];
}

async function endSubOrder(
  shop: HistoryShop,
  shopper: Shopper,
  orderId: string,
  subOrderId: string,
  how: SubOrderEnding,
): Promise<string> {
  const { db, port } = shop;
  if (how === 'cancel') return cancelPaid(shopper, orderId, subOrderId);
  if (how === 'cancel-packed') {
    expectOk('packed', await orderStaff.handToWarehouse(db, subOrderId));
    await cancelPaid(shopper, orderId, subOrderId);
    // Other refunds may arrive while staff have not decided.
    await shop.runJobs();
    return expectOk('cancel granted', await orderStaff.decideCancel(db, port, subOrderId, true));
  }
  const [line] = await db
    .selectFrom('order_line')
    .select('id')
    .where('sub_order_id', '=', subOrderId)
    .orderBy('position')
    .execute();
  const shipment = { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1' };
  const items = how === 'refused-partly-sent' ? { items: new Map([[line!.id, 1]]) } : {};
  expectOk('shipped', await transaction(db, (tx) => shipSubOrder(tx, { ...shipment, ...items })));
  expectOk('refused', await orderStaff.recordDeliveryRefusal(db, subOrderId));
  expectOk('received', await orderStaff.receiveRefusedDelivery(db, subOrderId));
  const inspection = { isSellable: true };
  return expectOk(how, await orderStaff.inspectRefusedDelivery(db, port, subOrderId, inspection));
}
