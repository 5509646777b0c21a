import type { OrderStatus } from './order-status.ts';

/** The state of an order. The caller's ownership is checked before. */
export interface ActionFacts {
  status: OrderStatus;
  isPresale: boolean;
  isCashOnDelivery: boolean;
  /** The balance window is open now. */
  isBalanceDue: boolean;
  hasUncommentedLine: boolean;
  hasReturnableLine: boolean;
  isInvoiceOpen: boolean;
}

export interface OrderActions {
  canPay: boolean;
  canCancel: boolean;
  canChangeAddress: boolean;
  canChangePayment: boolean;
  canConfirm: boolean;
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
    canPay: isOneOf(10, 11) || (facts.status === 12 && facts.isBalanceDue),
    canCancel: isOneOf(10, 11, 20, 30, 35),
    canChangeAddress: isOneOf(10, 11, 12, 20, 30),
    canChangePayment: isOneOf(10, 11, 12) && !facts.isCashOnDelivery,
    canConfirm: isOneOf(50, 60),
    canComment: isOneOf(60, 70) && facts.hasUncommentedLine,
    canReturn: isOneOf(60, 70) && facts.hasReturnableLine,
    canInvoice: isOneOf(60, 70) && facts.isInvoiceOpen,
    canRebuy: !facts.isPresale && isOneOf(60, 70, 90, 91, 92),
    canDelete: isOneOf(70, 90, 91, 92),
  };
}
