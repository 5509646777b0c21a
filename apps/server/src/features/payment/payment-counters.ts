import { onCommit, type Tx } from '#platform/database';
import { defineCounter } from '#platform/metrics';

const payments = defineCounter('payments_total', 'Payments by method and outcome', ['method', 'outcome']);
const paidFen = defineCounter('payments_fen_total', 'Money received by method, in fen', ['method']);
const refunds = defineCounter('refunds_total', 'Refunds by method and outcome', ['method', 'outcome']);
const refundedFen = defineCounter('refunds_fen_total', 'Money returned by method, in fen', ['method']);

/** Begin with 0: Prometheus notices no increase of a value that was not there before, so the first failure would be missed. */
for (const method of ['alipay', 'wechat', 'stored-card', 'cod']) {
  for (const outcome of ['paid', 'failed', 'mismatch']) payments.add({ method, outcome }, 0);
  for (const outcome of ['done', 'failed']) refunds.add({ method, outcome }, 0);
}

interface Money {
  method: string;
  amountFen: number;
}

export const countPaid = (tx: Tx, { method, amountFen }: Money) =>
  onCommit(tx, () => {
    payments.add({ method, outcome: 'paid' });
    paidFen.add({ method }, amountFen);
  });

export const countUnpaid = (tx: Tx, method: string, outcome: 'failed' | 'mismatch') =>
  onCommit(tx, () => payments.add({ method, outcome }));

export const countRefunded = (tx: Tx, { method, amountFen }: Money) =>
  onCommit(tx, () => {
    refunds.add({ method, outcome: 'done' });
    refundedFen.add({ method }, amountFen);
  });

export const countRefundFailed = (tx: Tx, method: string) =>
  onCommit(tx, () => refunds.add({ method, outcome: 'failed' }));
