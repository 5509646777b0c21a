import { DAY_MS, fen, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import {
  type PaymentProvider,
  type PaymentProviders,
  type ProviderName,
  ProviderUnavailable,
  type StatementLine,
} from '../../../integrations/payment/index.ts';
import { listOurPayments, listOurRefunds, type OurPayment, type OurRefund } from './our-records.ts';

/** What a provider has for us. A line of 0 fen is a number of ours that it does not know, or has no money for. */
export interface ProviderRecords {
  lines: StatementLine[];
  /** Days whose statement could not be fetched. */
  missingDays: string[];
}

/** All sandbox transactions, including numbers unknown to us. */
export async function readSandboxRecords(db: Database, provider: ProviderName): Promise<ProviderRecords> {
  const { rows: trades } = await sql<{ number: string; amount: number }>`
    select out_trade_no as number, case when state = 'paid' then amount_fen else 0 end as amount
    from sandbox_trade where provider = ${provider}`.execute(db);
  const { rows: refunds } = await sql<{ number: string; refundNumber: string; amount: number }>`
    select refund.out_trade_no as number, refund_no as "refundNumber", refund.amount_fen as amount
    from sandbox_refund refund join sandbox_trade trade on trade.out_trade_no = refund.out_trade_no
    where provider = ${provider}`.execute(db);
  const lines: StatementLine[] = [
    ...trades.map((trade) => ({ kind: 'payment' as const, ...trade, amount: fen(trade.amount) })),
    ...refunds.map((refund) => ({ kind: 'refund' as const, ...refund, amount: fen(refund.amount) })),
  ];
  const unlisted = await listUnlisted(db, provider, lines, null);
  return {
    lines: [
      ...lines,
      ...unlisted.payments
        .filter(({ state }) => state === 'paid')
        .map(({ number }) => unknownPayment(number)),
      ...unlisted.refunds.map(unknownRefund),
    ],
    missingDays: [],
  };
}

/**
 * The statements of the last complete days hold also what we never asked for. Numbers of ours that stand in none of them
 * are queried one by one: those of today, and those that the provider does not know. Unanswered ones are left for the
 * next run.
 */
export async function queryProviderRecords(
  db: Database,
  providers: PaymentProviders,
  provider: ProviderName,
  days: number,
): Promise<ProviderRecords> {
  const client = providers[provider];
  const now = await readClock(db);
  const lines: StatementLine[] = [];
  const missingDays: string[] = [];
  for (let back = days; back >= 1; back--) {
    const day = shanghaiDate(new Date(now.getTime() - back * DAY_MS));
    const statement = await whenAnswered(() => client.statement(day));
    if (statement === null) missingDays.push(day);
    else lines.push(...statement);
  }
  const unlisted = await listUnlisted(db, provider, lines, days);
  for (const payment of unlisted.payments)
    lines.push(...((await whenAnswered(() => queryPayment(client, payment))) ?? []));
  for (const refund of unlisted.refunds)
    lines.push(...((await whenAnswered(() => queryRefund(client, refund))) ?? []));
  return { lines, missingDays };
}

async function queryPayment(client: PaymentProvider, payment: OurPayment): Promise<StatementLine[]> {
  const { number, amount, refunded } = payment;
  const { state, amount: there } = await client.query(number);
  // Alipay closes a payment when all of it is refunded.
  const isRefundedInFull = state === 'closed' && payment.state === 'paid' && refunded === amount;
  const paid = state === 'paid' ? (there ?? fen(0)) : isRefundedInFull ? amount : fen(0);
  return [{ kind: 'payment', number, amount: paid }];
}

async function queryRefund(client: PaymentProvider, refund: OurRefund): Promise<StatementLine[]> {
  const { number, refundNumber } = refund;
  const { state, amount } = await client.queryRefund({ number, refundNumber });
  const isThere = state === 'done' || state === 'processing';
  return [{ kind: 'refund', number, refundNumber, amount: isThere ? (amount ?? fen(0)) : fen(0) }];
}

/** Our payments and settled refunds that stand in none of these lines. A pending refund is not asserted yet. */
async function listUnlisted(
  db: Database,
  provider: ProviderName,
  lines: readonly StatementLine[],
  days: number | null,
) {
  const paid = new Set(lines.flatMap((line) => (line.kind === 'payment' ? line.number : [])));
  const refunded = new Set(lines.flatMap((line) => (line.kind === 'refund' ? line.refundNumber : [])));
  return {
    payments: (await listOurPayments(db, provider, days)).filter(({ number }) => !paid.has(number)),
    refunds: (await listOurRefunds(db, provider, days)).filter(
      ({ refundNumber, state }) => state !== 'pending' && !refunded.has(refundNumber),
    ),
  };
}

const unknownPayment = (number: string): StatementLine => ({ kind: 'payment', number, amount: fen(0) });
const unknownRefund = ({ number, refundNumber }: OurRefund): StatementLine => ({
  kind: 'refund',
  number,
  refundNumber,
  amount: fen(0),
});

async function whenAnswered<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return null;
  }
}
