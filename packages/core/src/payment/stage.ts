import { OrderStatus } from '../orders/index.ts';
import { type Fen, fen } from '../shared/index.ts';

/** An order is paid in full, or in deposit and balance for a presale. */
export type PaymentStage = 'full' | 'deposit' | 'balance';

export interface PayableOrder {
  status: number;
  payable: Fen;
  deposit: Fen | null;
  payUntil: Date | null;
  balanceFrom: Date | null;
  balanceUntil: Date | null;
}

/** What is payable now, or null when nothing is: paid, cancelled, too late or too early. */
export function payableStage(order: PayableOrder, now: Date): { stage: PaymentStage; due: Fen } | null {
  const isInTime = order.payUntil === null || now < order.payUntil;
  const deposit = order.deposit ?? fen(0);
  if (order.status === OrderStatus.AwaitingPayment)
    return isInTime ? { stage: 'full', due: order.payable } : null;
  if (order.status === OrderStatus.AwaitingDeposit)
    return isInTime ? { stage: 'deposit', due: deposit } : null;
  if (order.status === OrderStatus.AwaitingBalance && isBalanceOpen(order, now))
    return { stage: 'balance', due: fen(order.payable - deposit) };
  return null;
}

const isBalanceOpen = ({ balanceFrom, balanceUntil }: PayableOrder, now: Date) =>
  (balanceFrom === null || now >= balanceFrom) && (balanceUntil === null || now < balanceUntil);
