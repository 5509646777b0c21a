import { fen } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { postEntries } from '../../ledger/index.ts';
import { lockOrders } from '../orders-to-pay.queries.ts';
import { insertPayment, markPaid } from '../payment.queries.ts';
import { countPaid } from '../payment-counters.ts';
import { createPaymentNumber } from '../payment-number.ts';

/** Records cash on delivery that the courier handed in. Once per order; a repetition does nothing. */
export async function recordCash(
  tx: Tx,
  { orderId, owner, amountFen }: { orderId: string; owner: string; amountFen: number },
): Promise<void> {
  await lockOrders(tx, [orderId]);
  const isNew = await postEntries(tx, {
    kind: 'cash',
    reference: orderId,
    entries: [
      { account: 'cash:cod', amount: fen(amountFen) },
      { account: `order:${orderId}`, amount: fen(-amountFen) },
    ],
  });
  if (!isNew) return;
  const id = createPaymentNumber('P', await readClock(tx));
  await insertPayment(tx, {
    id,
    owner,
    provider: 'cod',
    purpose: 'full',
    expiresAt: null,
    tenders: [{ orderId, amountFen, purpose: 'full' }],
  });
  await markPaid(tx, id, { tradeNo: null, payer: null });
  countPaid(tx, { method: 'cod', amountFen });
}
