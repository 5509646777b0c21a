import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type CommitWrite, type Queryable, type Tables, type Tx, writeAtCommit } from '#platform/database';
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

/** A payment that a provider speaks of, locked. */
export type ConfirmedPayment = PaymentRow & {
  /** Whether this notice was applied before. */
  is_processed: boolean;
  /** Whether any payment has this trade number. */
  is_trade_no_known: boolean;
};

export const lockConfirmedPayment = async (
  tx: Tx,
  { number, provider, tradeNo, noticeId }: ConfirmationKeys,
): Promise<ConfirmedPayment | undefined> =>
  (
    await sql<ConfirmedPayment>`
      select payment.*,
        exists (select from payment_notice where provider = ${provider} and notice_id = ${noticeId}::text) as is_processed,
        exists (
          select from payment other where other.provider = ${provider} and other.provider_trade_no = ${tradeNo}::text
        ) as is_trade_no_known
      from payment where id = ${number} for update of payment`.execute(tx)
  ).rows[0];

export interface ConfirmationKeys {
  provider: ProviderName;
  number: string;
  tradeNo: string | null;
  /** Null when the provider was asked. */
  noticeId: string | null;
}

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

export const listOpenPaymentsOf = (db: Queryable, orderIds: readonly string[]): Promise<OpenPayment[]> =>
  listOpen(db, sql`tender.order_id = any(${[...orderIds]})`);

/** The other open payments of the orders that a payment covers. */
export const listRivalPayments = (db: Queryable, paymentId: string): Promise<OpenPayment[]> =>
  listOpen(
    db,
    sql`tender.order_id in (select order_id from payment_order where payment_id = ${paymentId})
      and tender.payment_id <> ${paymentId}`,
  );

const listOpen = async (db: Queryable, isMeant: RawBuilder<unknown>): Promise<OpenPayment[]> =>
  (
    await sql<OpenPayment>`
      select payment.*, tender.order_id
      from payment_order tender join payment on payment.id = tender.payment_id
      where ${isMeant} and tender.is_live and payment.state = 'pending'
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
  /** A computer unless said. */
  way?: PaymentRow['way'];
  tenders: readonly { orderId: string; amountFen: number; purpose: TenderRow['purpose'] }[];
}

/** Inserted and committed before the provider is called. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { opened, covered } = insertsOf(payment)(sql.ref);
  await sql`with opened as (${opened}) ${covered}`.execute(tx);
}

/** The same with the commit, for a payment that nothing reads before. */
export const insertPaymentAtCommit = (tx: Tx, payment: NewPayment): Promise<void> =>
  writeAtCommit(tx, `new payment ${payment.id}`, insertsOf(payment));

const insertsOf = ({ tenders, ...payment }: NewPayment) =>
  ((refer) => ({
    opened: sql`
      insert into payment (id, owner, provider, purpose, amount_fen, payer, state, opened_at, expires_at, way)
      values (${payment.id}::text, ${payment.owner}::text, ${payment.provider}::text, ${payment.purpose}::text,
        ${amountOf({ tenders })}::bigint, ${payment.payer ?? null}::text, 'pending', shop_now(),
        ${payment.expiresAt}::timestamptz, ${payment.way ?? 'computer'}::text)
      returning id`,
    covered: sql`
      insert into payment_order (payment_id, order_id, amount_fen, purpose)
      select opened.id, tender.* from ${refer('opened')} as opened cross join unnest(
        ${tenders.map(({ orderId }) => orderId)}::text[], ${tenders.map(({ amountFen }) => amountFen)}::bigint[],
        ${tenders.map(({ purpose }) => purpose)}::text[]) tender`,
  })) satisfies CommitWrite;

export const amountOf = ({ tenders }: Pick<NewPayment, 'tenders'>): number =>
  tenders.reduce((total, { amountFen }) => total + amountFen, 0);

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

interface PaidBy {
  tradeNo: string | null;
  payer: string | null;
}
const updateToPaid = (id: string, { tradeNo, payer }: PaidBy) => sql`
  update payment set state = 'paid', provider_trade_no = ${tradeNo}::text, settled_at = shop_now(), failure = null,
    payer = coalesce(${payer}::text, payer)
  where id = ${id} and state <> 'paid'`;

/** Marks a payment as paid from any other state. */
export const markPaid = (tx: Tx, id: string, by: PaidBy) => updateToPaid(id, by).execute(tx);

/** The same with the commit, for a payment that the caller has locked and whose state nobody reads before. */
export const markPaidAtCommit = (tx: Tx, id: string, by: PaidBy): Promise<void> =>
  writeAtCommit(tx, `payment ${id}`, () => ({ paid: updateToPaid(id, by) }));

/** Remembers that a notice was applied, with the commit. */
export const recordNotice = (
  tx: Tx,
  { provider, noticeId, paymentId, outcome }: NoticeRecord,
): Promise<void> =>
  writeAtCommit(tx, `notice ${provider} ${noticeId}`, () => ({
    notice: sql`
      insert into payment_notice (provider, notice_id, payment_id, outcome)
      values (${provider}::text, ${noticeId}::text, ${paymentId}::text, ${outcome}::text)
      on conflict (provider, notice_id) do nothing`,
  }));

interface NoticeRecord {
  provider: ProviderName;
  noticeId: string;
  paymentId: string;
  outcome: string;
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
