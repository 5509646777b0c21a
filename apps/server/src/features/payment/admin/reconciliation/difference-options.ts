import { OrderStatus } from '@huarong/core/orders';
import { displayYuan, fen } from '@huarong/core/shared';
import { accountText } from '../payments/payment-texts.ts';
import type { DifferenceRow } from './reconciliation.queries.ts';

/** What a difference is about. */
export const amountToResolve = ({ there_fen, here_fen }: DifferenceRow): number =>
  Math.abs((there_fen ?? 0) - (here_fen ?? 0));

export const needsSecondPerson = (difference: DifferenceRow, aloneUpToFen: number): boolean =>
  amountToResolve(difference) > aloneUpToFen;

/** A refund that the provider paid out otherwise than our books say. */
export const isRefundDifference = ({ kind }: DifferenceRow): boolean =>
  kind === 'refunded-there-not-here' || kind === 'other-refund-amount';

function refusalToBookRefund({
  payment_state,
  refund_state,
  there_fen,
  here_fen,
}: DifferenceRow): string | null {
  if (payment_state === null) return '不是本店的支付单';
  if (refund_state === 'failed') return '本店有这笔退款，请在退款里重试，渠道会答已退出';
  if (refund_state === 'pending') return '这笔退款还在途，等它完成';
  return there_fen === null || there_fen === (here_fen ?? 0) ? '账单与本店没有差额' : null;
}

/** What the ledger records so that its balance at the provider is that of the bill: debit is positive. */
export function refundCorrection({ provider, there_fen, here_fen }: DifferenceRow) {
  const paidMore = (there_fen ?? 0) - (here_fen ?? 0);
  return [
    { account: 'refund-differences', amount: fen(paidMore) },
    { account: `bank:${provider}`, amount: fen(-paidMore) },
  ];
}

/** Why the bill cannot be booked; null: it can. */
export function refusalToBook(difference: DifferenceRow): string | null {
  if (isRefundDifference(difference)) return refusalToBookRefund(difference);
  if (difference.kind !== 'paid-there-not-here')
    return '只有账单有、本店无的收款，和与账单不同的退款可以入账';
  if (difference.payment_state === null) return '不是本店的支付单';
  if (difference.payment_state === 'paid') return '本店已经入账，请重新对账';
  if (difference.payment_amount_fen !== difference.there_fen) return '账单金额与支付单不同';
  return difference.trade_no === null ? '账单没有渠道单号' : null;
}

const WAITS_FOR_MONEY: readonly number[] = [OrderStatus.AwaitingPayment, OrderStatus.AwaitingDeposit];

/** How a difference can be resolved, with what the ledger will record. */
export function optionsOf(difference: DifferenceRow, statuses: readonly number[]) {
  const explained = {
    resolution: 'explained' as const,
    label: '记为已查明',
    note: '不记账，写明原因和凭证',
    entries: [],
  };
  if (refusalToBook(difference) !== null || difference.there_fen === null) return [explained];
  if (isRefundDifference(difference)) return [refundOption(difference), explained];
  const amount = difference.there_fen;
  const bank = accountText(`bank:${difference.provider}`);
  const debit = (account: string) => ({ accountText: account, debitFen: amount, creditFen: 0 });
  const credit = (account: string) => ({ accountText: account, debitFen: 0, creditFen: amount });
  const isAwaited =
    difference.payment_state === 'pending' &&
    statuses.length > 0 &&
    statuses.every((status) => WAITS_FOR_MONEY.includes(status));
  const unapplied = accountText('unapplied');
  const book = isAwaited
    ? {
        resolution: 'book' as const,
        label: `入账到订单 ${displayYuan(fen(amount))}`,
        note: '订单还在等付款',
        entries: [debit(bank), credit(accountText('order:'))],
      }
    : {
        resolution: 'book' as const,
        label: `退回给顾客 ${displayYuan(fen(amount))}`,
        note: '先按账单入账，再原路退回，预计 1–3 天',
        entries: [debit(bank), credit(unapplied), debit(unapplied), credit(bank)],
      };
  return [book, explained];
}

const refundOption = (difference: DifferenceRow) => ({
  resolution: 'book' as const,
  label: `按账单更正 ${displayYuan(fen(amountToResolve(difference)))}`,
  note: '记入退款差异，订单的账不变',
  entries: refundCorrection(difference).map(({ account, amount }) => ({
    accountText: accountText(account),
    debitFen: Math.max(amount, 0),
    creditFen: Math.max(-amount, 0),
  })),
});
