import type { Queryable } from '#platform/database';
import type { LoadedOrder } from './load-orders.ts';
import type { PaymentPort } from './ports.ts';
import { statusOf } from './present-order.ts';

/** What has to be paid now: the whole, a deposit or a balance, less what came in already; 0 when nothing is due. */
export async function amountDue(
  db: Queryable,
  payments: Pick<PaymentPort, 'paidSoFar'>,
  loaded: LoadedOrder,
): Promise<number> {
  const status = statusOf(loaded);
  if (status !== 10 && status !== 11 && status !== 12) return 0;
  const { order } = loaded;
  const wanted = status === 11 ? order.deposit_fen! : order.payable_fen;
  return Math.max(0, wanted - (await payments.paidSoFar(db, order.id)));
}
