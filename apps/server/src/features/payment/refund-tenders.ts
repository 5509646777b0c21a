import type { Tender } from '@huarong/contract/payment';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { spreadRefund } from '@huarong/core/payment';
import { fen, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { RefundWish } from './refund-order.ts';
import { CODES, listPaidParts, tailsOf } from './tenders.ts';

export type TenderBack = Tender & { state: 'planned' | 'pending' | 'done' | 'failed' };
interface Share {
  paymentId: string;
  amountFen: number;
  state: TenderBack['state'];
}

/** To which means money goes back: as it was promised for this reason, or as it would be promised now. */
export async function refundTenders(db: Queryable, wish: RefundWish): Promise<TenderBack[]> {
  const paid = await listPaidParts(db, wish.orderId);
  const tails = await tailsOf(db, paid);
  const partOf = new Map(paid.map((part) => [part.payment_id, part]));
  return (await sharesOf(db, wish, paid)).flatMap(({ paymentId, amountFen, state }) => {
    const part = partOf.get(paymentId);
    if (!part || part.provider === 'none') return [];
    const paymentCode = CODES[part.provider];
    const cardTail = tails.get(part.payer ?? '');
    return [
      {
        paymentCode,
        name: PAYMENT_NAMES[paymentCode],
        ...(cardTail !== undefined && { cardTail }),
        amount: toYuan(fen(amountFen)),
        state,
      },
    ];
  });
}

async function sharesOf(
  db: Queryable,
  { orderId, amountFen, reasonKey }: RefundWish,
  paid: Awaited<ReturnType<typeof listPaidParts>>,
): Promise<Share[]> {
  const refunds = await db
    .selectFrom('refund')
    .select(['payment_id', 'amount_fen', 'reason_key', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const promised = refunds.filter((refund) => refund.reason_key === reasonKey);
  if (promised.length > 0)
    return promised.map((row) => ({
      paymentId: row.payment_id,
      amountFen: row.amount_fen,
      state: row.state,
    }));
  const goneOf = (paymentId: string) =>
    refunds
      .filter((refund) => refund.payment_id === paymentId)
      .reduce((total, { amount_fen }) => total + amount_fen, 0);
  const planned = spreadRefund(
    fen(amountFen),
    paid.map((part) => ({
      paymentId: part.payment_id,
      isStoredValue: part.provider === 'stored-card',
      left: fen(part.amount_fen - goneOf(part.payment_id)),
    })),
  );
  return (planned ?? []).map(({ paymentId, amount }) => ({ paymentId, amountFen: amount, state: 'planned' }));
}
