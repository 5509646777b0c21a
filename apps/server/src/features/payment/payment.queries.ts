import { getFirst } from '@huarong/core/shared';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';
import type { ProviderName } from '../../integrations/payment/index.ts';

export type PaymentRow = Selectable<Tables['payment']>;
export type TenderRow = Selectable<Tables['payment_order']>;

export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

export const getPayment = (db: Queryable, id: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The provider of a payment that goes through one. Cards, cash and free orders have none. */
export function getProviderName({ id, provider }: Pick<PaymentRow, 'id' | 'provider'>): ProviderName {
  if (provider !== 'alipay' && provider !== 'wechat') throw new TypeError(`payment ${id} has no provider`);
  return provider;
}

export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findByTradeNo = async (
  db: Queryable,
  provider: PaymentRow['provider'],
  tradeNo: string | null,
): Promise<{ id: string } | undefined> =>
  tradeNo === null
    ? undefined
    : db
        .selectFrom('payment')
        .select('id')
        .where('provider', '=', provider)
        .where('provider_trade_no', '=', tradeNo)
        .executeTakeFirst();

/** The orders that a payment covers, with amounts. They never change, so they may be read without a lock. */
export const listPaymentTenders = (db: Queryable, paymentId: string): Promise<TenderRow[]> =>
  db
    .selectFrom('payment_order')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('order_id')
    .execute();

/** An open payment and an order that it covers. */
export type OpenPayment = PaymentRow & { order_id: string };

export const listOpenPaymentsOf = async (
  db: Queryable,
  orderIds: readonly string[],
): Promise<OpenPayment[]> =>
  (
    await sql<OpenPayment>`
      select payment.*, tender.order_id
      from payment_order tender join payment on payment.id = tender.payment_id
      where tender.order_id = any(${[...orderIds]}) and tender.is_live and payment.state = 'pending'
      order by payment.id`.execute(db)
  ).rows;

export const listOpenPayments = (db: Queryable, orderId: string): Promise<OpenPayment[]> =>
  listOpenPaymentsOf(db, [orderId]);

/** All orders that share an open payment with this one. */
export const listOrdersSharingPayments = async (db: Queryable, orderId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_order as mine')
    .innerJoin('payment', 'payment.id', 'mine.payment_id')
    .innerJoin('payment_order as theirs', 'theirs.payment_id', 'payment.id')
    .select('theirs.order_id')
    .distinct()
    .where('mine.order_id', '=', orderId)
    .where('payment.state', '=', 'pending')
    .execute();
  return [...new Set([orderId, ...rows.map((row) => row.order_id)])];
};

export interface NewPayment {
  id: string;
  owner: string;
  provider: PaymentRow['provider'];
  purpose: PaymentRow['purpose'];
  payer?: string;
  expiresAt: Date | null;
  tenders: readonly { orderId: string; amountFen: number; purpose: TenderRow['purpose'] }[];
}

/** Inserted and committed before the provider is called. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const { tenders } = payment;
  const { rows } = await sql<PaymentRow>`
    with opened as (
      insert into payment (id, owner, provider, purpose, amount_fen, payer, state, opened_at, expires_at)
      values (${payment.id}, ${payment.owner}, ${payment.provider}, ${payment.purpose},
        ${tenders.reduce((total, tender) => total + tender.amountFen, 0)}, ${payment.payer ?? null}, 'pending',
        shop_now(), ${payment.expiresAt})
      returning *
    ), covered as (
      insert into payment_order (payment_id, order_id, amount_fen, purpose)
      select opened.id, tender.* from opened cross join unnest(${tenders.map(({ orderId }) => orderId)}::text[],
        ${tenders.map(({ amountFen }) => amountFen)}::bigint[], ${tenders.map(({ purpose }) => purpose)}::text[]) tender
    )
    select * from opened`.execute(tx);
  return getFirst(rows);
}

/** False when the payment is no longer open. */
export async function endPayment(
  tx: Tx,
  id: string,
  end: { state: 'closed' | 'abnormal'; failure: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ ...end, settled_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable('payment_order').set({ is_live: false }).where('payment_id', '=', id).execute();
  return true;
}

/** Marks a payment as paid from any other state; false when it already is. */
export async function markPaid(
  tx: Tx,
  id: string,
  confirmation: { tradeNo: string | null; payer: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment set state = 'paid', provider_trade_no = ${confirmation.tradeNo}, settled_at = shop_now(), failure = null,
      payer = coalesce(${confirmation.payer}, payer)
    where id = ${id} and state <> 'paid'`.execute(tx);
  return numAffectedRows === 1n;
}

export const setTenderLive = (tx: Tx, paymentId: string, orderId: string, isLive: boolean) =>
  tx
    .updateTable('payment_order')
    .set({ is_live: isLive })
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute();

/** Records a discrepancy for staff to resolve; the same discrepancy is recorded once. */
export async function recordDiscrepancy(
  tx: Tx,
  discrepancy: { provider: string; paymentId: string | null; kind: string; detail: Record<string, unknown> },
): Promise<void> {
  const detail = JSON.stringify(discrepancy.detail);
  await sql`
    insert into recon_break (provider, payment_id, kind, detail)
    select ${discrepancy.provider}, ${discrepancy.paymentId}::text, ${discrepancy.kind}, ${detail}::jsonb
    where not exists (
      select 1 from recon_break where provider = ${discrepancy.provider} and kind = ${discrepancy.kind}
        and payment_id is not distinct from ${discrepancy.paymentId}::text and detail = ${detail}::jsonb)`.execute(
    tx,
  );
}

/** Differences to a provider that nobody has resolved, by provider. */
export const countOpenDiscrepancies = async (db: Queryable): Promise<{ provider: string; count: number }[]> =>
  (
    await sql<{ provider: string; count: number }>`
      select provider, count(*)::int as count from recon_break where resolved_at is null group by provider`.execute(
      db,
    )
  ).rows;
