import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import type { Database } from '#platform/database';
import {
  type ProviderName,
  type SandboxRow,
  writeAlipayStatement,
  writeWechatStatement,
} from '../../../integrations/payment/index.ts';
import { insertOrder } from './insert-order.ts';

const OWNER = memberOwner('1000000001');

export interface HistoryPayment {
  number: string;
  amountFen: number;
  /** Minutes after midnight in Shanghai. */
  minute: number;
  refunds: { refundNumber: string; amountFen: number; minute: number }[];
}

export const timeOn = (day: string, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000);

/** Paid payments of a day with their refunds, as the books have them. All cover one order, which the comparison never reads. */
export async function insertHistory(
  db: Database,
  provider: ProviderName,
  day: string,
  payments: readonly HistoryPayment[],
): Promise<void> {
  const orderId = await insertOrder(db, { owner: OWNER, payableFen: 100 });
  const column = <Value>(of: (payment: HistoryPayment) => Value) => payments.map(of);
  await sql`
    insert into payment (id, owner, provider, purpose, amount_fen, refunded_fen, state, provider_trade_no, opened_at, settled_at)
    select id, ${OWNER}, ${provider}, 'full', amount_fen, refunded_fen, 'paid', 'T' || id, at, at
    from unnest(${column(({ number }) => number)}::text[], ${column(({ amountFen }) => amountFen)}::bigint[],
      ${column(({ refunds }) => refunds.reduce((all, { amountFen }) => all + amountFen, 0))}::bigint[],
      ${column(({ minute }) => timeOn(day, minute))}::timestamptz[]) as given (id, amount_fen, refunded_fen, at)`.execute(
    db,
  );
  const refunds = payments.flatMap(({ number, refunds: own }) =>
    own.map((refund) => ({ number, ...refund })),
  );
  await sql`
    insert into refund (id, payment_id, order_id, reason_key, amount_fen, state, created_at, settled_at)
    select id, payment_id, ${orderId}, 'return:' || id, amount_fen, 'done', at, at
    from unnest(${refunds.map(({ refundNumber }) => refundNumber)}::text[], ${refunds.map(({ number }) => number)}::text[],
      ${refunds.map(({ amountFen }) => amountFen)}::bigint[],
      ${refunds.map(({ minute }) => timeOn(day, minute))}::timestamptz[]) as given (id, payment_id, amount_fen, at)`.execute(
    db,
  );
}

/** The bill of such a day, in the format of the provider. */
export const billOf = (provider: ProviderName, day: string, payments: readonly HistoryPayment[]): Buffer =>
  writeBill(provider, day, billRows(day, payments));

export const billRows = (day: string, payments: readonly HistoryPayment[]): SandboxRow[] =>
  payments.flatMap(({ number, amountFen, minute, refunds }) => [
    {
      out_trade_no: number,
      trade_no: `T${number}`,
      refund_no: null,
      amount_fen: amountFen,
      at: timeOn(day, minute),
    },
    ...refunds.map((refund) => ({
      out_trade_no: number,
      trade_no: `T${number}`,
      refund_no: refund.refundNumber,
      amount_fen: refund.amountFen,
      at: timeOn(day, refund.minute),
    })),
  ]);

export const writeBill = (provider: ProviderName, day: string, rows: readonly SandboxRow[]): Buffer =>
  provider === 'alipay' ? writeAlipayStatement(rows, day) : writeWechatStatement(rows);

/** A random day: some payments are refunded, once or twice, in part or whole. */
export function randomHistory(count: number, seed: string, random: () => number): HistoryPayment[] {
  const upTo = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) => {
    const number = `P${seed}${String(index).padStart(10, '0')}`;
    const amountFen = 100 + upTo(90_000);
    const minute = upTo(1_400);
    const refundCount = random() < 0.2 ? 1 + upTo(2) : 0;
    const refunds = Array.from({ length: refundCount }, (_none, each) => ({
      refundNumber: `R${seed}${String(index * 2 + each).padStart(10, '0')}`,
      amountFen: 1 + upTo(Math.floor(amountFen / 2)),
      minute: minute + upTo(1_439 - minute),
    }));
    return { number, amountFen, minute, refunds };
  });
}
