import { isSigned, isVoid, type OrderStatus } from './order-status.ts';

/** The state of a line and of its sub-order. The caller's ownership is checked before. */
export interface LineFacts {
  /** Of the sub-order. */
  status: OrderStatus;
  kind: 'ordinary' | 'presale' | 'gift' | 'extraBuy' | 'bundle';
  isCommented: boolean;
  /** Some units are not on their way back. */
  hasUnitsLeft: boolean;
  /** The return rule allows it now. */
  isReturnable: boolean;
}

export interface LineActions {
  canReturn: boolean;
  canComment: boolean;
  canRebuy: boolean;
}

/**
 * What the owner may do with one line now; the sub-order may do what one of its lines may. Gifts and extra-buys
 * are not bought again, as they must be earned again; a presale is ordered on its own page.
 */
export function lineActionsOf({ status, kind, ...facts }: LineFacts): LineActions {
  const isBought = kind !== 'gift';
  return {
    canReturn: isBought && isSigned(status) && facts.isReturnable,
    canComment: isBought && isSigned(status) && !facts.isCommented && facts.hasUnitsLeft,
    canRebuy: (kind === 'ordinary' || kind === 'bundle') && (isSigned(status) || isVoid(status)),
  };
}
