import type { OrderSummary } from '@huarong/contract/orders';
import { OrderStatus } from '@huarong/core/orders';
import { onlyBoughtLine } from '../LineActions/shown-line-actions.ts';
import { hasParcels } from '../logistics/has-parcels.ts';

/** Most wanted first. */
const PRIORITY = [
  'pay',
  'confirmBySms',
  'confirm',
  'comment',
  'logistics',
  'extend',
  'address',
  'progress',
  'return',
  'rebuy',
  'cancel',
  'invoice',
  'delete',
  'service',
] as const;

export type OrderAction = (typeof PRIORITY)[number];

/** Actions a phone draws beside each other; the others are behind 更多. */
const SHOWN_COUNT = 3;

/** The actions a phone draws, the main one first. */
export const mainActions = (listed: readonly OrderAction[]): OrderAction[] =>
  PRIORITY.filter((action) => listed.includes(action)).slice(0, SHOWN_COUNT);

interface Place {
  isDetail: boolean;
  /** There is a page that shows a return under way. */
  showsReturns: boolean;
}

/** What can be done with an order now, in the order of a wide screen. */
export function listedActions(order: OrderSummary, { isDetail, showsReturns }: Place): OrderAction[] {
  const { actions, subOrders } = order;
  // In the list the only line of an order has these beside it.
  const ofLine = isDetail ? undefined : onlyBoughtLine(order)?.actions;
  const isListed: Record<OrderAction, boolean> = {
    pay: actions.canPay,
    confirmBySms: order.orderStatus === OrderStatus.AwaitingConfirmation,
    confirm: actions.canConfirm,
    extend: actions.canExtendReceipt,
    logistics: hasParcels(order),
    comment: actions.canComment,
    address: isDetail && actions.canChangeAddress,
    progress: showsReturns && subOrders.some(({ returnId }) => returnId),
    invoice: actions.canInvoice,
    return: !ofLine?.canReturn && subOrders.some((subOrder) => subOrder.actions.canReturn),
    rebuy: !ofLine?.canRebuy && actions.canRebuy,
    cancel: actions.canCancel,
    delete: actions.canDelete,
    service: false,
  };
  const listed = (Object.keys(isListed) as OrderAction[]).filter((action) => isListed[action]);
  // While its money is on the way back, nothing can be done in the shop.
  return listed.length === 0 && !isDetail ? ['service'] : listed;
}
