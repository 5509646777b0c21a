import type { Tender } from '@huarong/contract/payment';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { type Fen, fen, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';

/** What has been paid for an order, before refunds. Late payments do not count. */
export async function paidSoFar(db: Queryable, orderId: string): Promise<Fen> {
  const tenders = await listPaidTenders(db, orderId);
  return fen(tenders.reduce((total, { amount_fen }) => total + amount_fen, 0));
}

export const listPaidTenders = (db: Queryable, orderId: string) =>
  db
    .selectFrom('payment_order as tender')
    .innerJoin('payment', 'payment.id', 'tender.payment_id')
    .select(['tender.payment_id', 'tender.amount_fen', 'payment.provider', 'payment.payer'])
    .where('tender.order_id', '=', orderId)
    .where('tender.is_live', '=', true)
    .where('payment.state', '=', 'paid')
    .orderBy('payment.settled_at')
    .orderBy('payment.id')
    .execute();

export const PAYMENT_CODES = {
  alipay: 'ALIPAY',
  wechat: 'WECHAT',
  'stored-card': 'SILKPAY',
  cod: 'COD',
} as const;

/** cardId → last digits of the stored cards among these tenders. */
export async function cardTailsOf(
  db: Queryable,
  tenders: readonly Pick<Awaited<ReturnType<typeof listPaidTenders>>[number], 'provider' | 'payer'>[],
): Promise<Map<string, string>> {
  const cardIds = tenders.flatMap(({ provider, payer }) =>
    provider === 'stored-card' && payer ? [payer] : [],
  );
  if (cardIds.length === 0) return new Map();
  const cards = await db
    .selectFrom('stored_card')
    .select(['id', 'tail'])
    .where('id', 'in', cardIds)
    .execute();
  return new Map(cards.map(({ id, tail }) => [id, tail]));
}

/** The payment methods of an order, for display. */
export async function tendersOf(db: Queryable, orderId: string): Promise<Tender[]> {
  const tenders = await listPaidTenders(db, orderId);
  const tails = await cardTailsOf(db, tenders);
  return tenders.flatMap(({ provider, payer, amount_fen }) => {
    if (provider === 'none') return [];
    const cardTail = tails.get(payer ?? '');
    const paymentCode = PAYMENT_CODES[provider];
    return [
      {
        paymentCode,
        name: PAYMENT_NAMES[paymentCode],
        ...(cardTail !== undefined && { cardTail }),
        amount: toYuan(fen(amount_fen)),
      },
    ];
  });
}

/** The orders that were paid together with this one by a merged payment, itself included; empty when it was paid alone. */
export async function mergedOrdersOf(db: Queryable, orderId: string) {
  const rows = await db
    .selectFrom('payment_order as own')
    .innerJoin('payment', 'payment.id', 'own.payment_id')
    .innerJoin('payment_order as tender', 'tender.payment_id', 'payment.id')
    .select(['tender.order_id', 'tender.amount_fen'])
    .where('own.order_id', '=', orderId)
    .where('own.is_live', '=', true)
    .where('payment.state', '=', 'paid')
    .where('payment.purpose', '=', 'merge')
    .where('tender.is_live', '=', true)
    .orderBy('tender.order_id')
    .execute();
  return rows.map(({ order_id, amount_fen }) => ({ orderId: order_id, amountFen: amount_fen }));
}
