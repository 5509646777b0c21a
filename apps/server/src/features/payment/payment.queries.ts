import { type Selectable, sql } from 'kysely';
import type { Queryable, Tables, Tx } from '#platform/database';

export type PaymentRow = Selectable<Tables['payment']>;
export type PartRow = Selectable<Tables['payment_order']>;

export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What a payment covers. The set never changes, so it may be read before anything is locked. */
export const listParts = (db: Queryable, paymentId: string): Promise<PartRow[]> =>
  db
    .selectFrom('payment_order')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('order_id')
    .execute();

/** Attempts that wait for their money, of one order. */
export const listOpenPayments = (db: Queryable, orderId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .innerJoin('payment_order as part', 'part.payment_id', 'payment.id')
    .selectAll('payment')
    .where('part.order_id', '=', orderId)
    .where('part.is_live', '=', true)
    .where('payment.state', '=', 'pending')
    .orderBy('payment.id')
    .execute();

/** Every order that shares an open attempt with this one. */
export const listEntangledOrders = async (db: Queryable, orderId: string): Promise<string[]> => {
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
  parts: readonly { orderId: string; amountFen: number; purpose: PartRow['purpose'] }[];
}

/** Written before anyone outside hears of it. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const row = await tx
    .insertInto('payment')
    .values({
      id: payment.id,
      owner: payment.owner,
      provider: payment.provider,
      purpose: payment.purpose,
      amount_fen: payment.parts.reduce((total, part) => total + part.amountFen, 0),
      payer: payment.payer ?? null,
      state: 'pending',
      opened_at: sql<Date>`shop_now()`,
      expires_at: payment.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_order')
    .values(
      payment.parts.map((part) => ({
        payment_id: payment.id,
        order_id: part.orderId,
        amount_fen: part.amountFen,
        purpose: part.purpose,
      })),
    )
    .execute();
  return row;
}

/** False when it is no longer open. */
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

/** From whatever it was to paid, once. */
export async function markPaid(
  tx: Tx,
  id: string,
  word: { tradeNo: string | null; payer: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({
      state: 'paid',
      provider_trade_no: word.tradeNo,
      settled_at: sql<Date>`shop_now()`,
      failure: null,
      ...(word.payer !== null && { payer: word.payer }),
    })
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const setPartLive = (tx: Tx, paymentId: string, orderId: string, isLive: boolean) =>
  tx
    .updateTable('payment_order')
    .set({ is_live: isLive })
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute();

/** Something that only a person can settle. The same finding is written down once. */
export async function noteBreak(
  tx: Tx,
  finding: { provider: string; paymentId: string | null; kind: string; detail: Record<string, unknown> },
): Promise<void> {
  const detail = JSON.stringify(finding.detail);
  await sql`
    insert into recon_break (provider, payment_id, kind, detail)
    select ${finding.provider}, ${finding.paymentId}::text, ${finding.kind}, ${detail}::jsonb
    where not exists (
      select 1 from recon_break where provider = ${finding.provider} and kind = ${finding.kind}
        and payment_id is not distinct from ${finding.paymentId}::text and detail = ${detail}::jsonb)`.execute(
    tx,
  );
}
