import type { LineActions } from './line-actions.ts';
import { isFinal, isSigned, isUnpaid, isVoid, OrderStatus } from './order-status.ts';
import { UNCONFIRMED_STATUSES } from './receipt.ts';

/** The state of an order. The caller's ownership is checked before. */
export interface ActionFacts {
  status: OrderStatus;
  isPresale: boolean;
  isCashOnDelivery: boolean;
  /** The balance window is open now. */
  isBalanceDue: boolean;
  lines: readonly Pick<LineActions, 'canComment' | 'canReturn'>[];
  isInvoiceOpen: boolean;
  /** The automatic confirmation of receipt is near and was not extended. */
  isReceiptExtendable: boolean;
}

export interface OrderActions {
  canPay: boolean;
  canCancel: boolean;
  canChangeAddress: boolean;
  canChangePayment: boolean;
  canConfirm: boolean;
  canExtendReceipt: boolean;
  canComment: boolean;
  canReturn: boolean;
  canInvoice: boolean;
  canRebuy: boolean;
  canDelete: boolean;
}

/** What the owner may do now. Sent with every answer, and checked again when the action is called. */
export function actionsOf(facts: ActionFacts): OrderActions {
  const isOneOf = (...statuses: OrderStatus[]) => statuses.includes(facts.status);
  return {
    canPay:
      isOneOf(OrderStatus.AwaitingPayment, OrderStatus.AwaitingDeposit) ||
      (facts.status === OrderStatus.AwaitingBalance && facts.isBalanceDue),
    canCancel: isOneOf(
      OrderStatus.AwaitingPayment,
      OrderStatus.AwaitingDeposit,
      OrderStatus.AwaitingConfirmation,
      OrderStatus.AwaitingShipment,
      OrderStatus.Packing,
    ),
    canChangeAddress:
      isUnpaid(facts.status) || isOneOf(OrderStatus.AwaitingConfirmation, OrderStatus.AwaitingShipment),
    canChangePayment: isUnpaid(facts.status) && !facts.isCashOnDelivery,
    canConfirm: isOneOf(...UNCONFIRMED_STATUSES),
    canExtendReceipt: facts.isReceiptExtendable,
    canComment: facts.lines.some(({ canComment }) => canComment),
    canReturn: facts.lines.some(({ canReturn }) => canReturn),
    canInvoice: isSigned(facts.status) && facts.isInvoiceOpen,
    canRebuy: !facts.isPresale && (isSigned(facts.status) || isVoid(facts.status)),
    canDelete: isFinal(facts.status),
  };
}
