import { type Fen, fen, sum } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import type { ProviderName, StatementLine } from '../../../integrations/payment/index.ts';
import { balanceOf } from '../../ledger/index.ts';
import { recordDiscrepancy } from '../payment.queries.ts';
import { listOurPayments, listOurRefunds } from './our-records.ts';
import type { ProviderRecords } from './provider-records.ts';

export interface Difference {
  /** The payment. */
  number: string;
  /** Only for a refund. */
  refundNumber?: string;
  kind:
    | 'paid-there-not-here'
    | 'paid-here-not-there'
    | 'other-amount'
    | 'refunded-there-not-here'
    | 'refunded-here-not-there'
    | 'other-refund-amount';
  providerFen: number;
  ourFen: number;
}
export interface Reconciliation {
  provider: ProviderName;
  payments: number;
  refunds: number;
  missingDays: readonly string[];
  /** Payments less refunds for these numbers, by the provider's records and by ours. */
  providerNet: Fen;
  ourNet: Fen;
  /** The ledger balance of the provider account, since the beginning. */
  ledger: Fen;
  differences: Difference[];
}
/** A payment or a refund on both sides. */
interface Pair {
  number: string;
  refundNumber?: string;
  there: number;
  here: number;
}

/**
 * Compares the provider's records with ours, number by number, payments and refunds apart: a refund under a wrong number
 * is not made up for by another. Each difference is recorded once for staff.
 */
export async function reconcile(
  db: Database,
  provider: ProviderName,
  { lines, missingDays }: ProviderRecords,
): Promise<Reconciliation> {
  const payments = await pairPayments(db, provider, lines);
  const refunds = await pairRefunds(db, provider, lines);
  const differences = [...payments.flatMap(paymentDifference), ...refunds.flatMap(refundDifference)];
  await transaction(db, async (tx) => {
    for (const { number, refundNumber, kind, providerFen, ourFen } of differences)
      await recordDiscrepancy(tx, {
        provider,
        paymentId: number,
        kind,
        detail: {
          ...(refundNumber !== undefined && { refund: refundNumber }),
          thereFen: providerFen,
          hereFen: ourFen,
        },
      });
  });
  const net = (side: 'there' | 'here') =>
    fen(sum(payments.map((pair) => fen(pair[side]))) - sum(refunds.map((pair) => fen(pair[side]))));
  return {
    provider,
    payments: payments.length,
    refunds: refunds.length,
    missingDays,
    providerNet: net('there'),
    ourNet: net('here'),
    ledger: await balanceOf(db, `bank:${provider}`),
    differences,
  };
}

async function pairPayments(
  db: Database,
  provider: ProviderName,
  lines: readonly StatementLine[],
): Promise<Pair[]> {
  const there = sumByKey(
    lines.filter(({ kind }) => kind === 'payment').map((line) => [line.number, line.amount]),
  );
  const ours = await listOurPayments(db, provider, null, [...there.keys()]);
  const here = new Map(ours.map(({ number, state, amount }) => [number, state === 'paid' ? amount : 0]));
  return [...there].map(([number, amount]) => ({ number, there: amount, here: here.get(number) ?? 0 }));
}

async function pairRefunds(
  db: Database,
  provider: ProviderName,
  lines: readonly StatementLine[],
): Promise<Pair[]> {
  const refundLines = lines.flatMap((line) => (line.kind === 'refund' ? [line] : []));
  const there = sumByKey(refundLines.map(({ refundNumber, amount }) => [refundNumber, amount]));
  const numberOf = new Map(refundLines.map(({ refundNumber, number }) => [refundNumber, number]));
  const ours = new Map(
    (await listOurRefunds(db, provider, null, [...there.keys()])).map((our) => [our.refundNumber, our]),
  );
  return [...there].map(([refundNumber, amount]) => {
    const our = ours.get(refundNumber);
    const number = numberOf.get(refundNumber) ?? '';
    // Ours under another payment is not this refund. A pending one is on its way: its outcome is asked for by a job.
    const isSame = our?.number === number && our.state !== 'failed';
    return {
      number,
      refundNumber,
      there: amount,
      here: isSame && (our.state === 'done' || amount > 0) ? our.amount : 0,
    };
  });
}

function paymentDifference({ number, there, here }: Pair): Difference[] {
  if (there === here) return [];
  const kind = here === 0 ? 'paid-there-not-here' : there === 0 ? 'paid-here-not-there' : 'other-amount';
  return [{ number, kind, providerFen: there, ourFen: here }];
}

function refundDifference({ number, refundNumber, there, here }: Pair): Difference[] {
  if (there === here || refundNumber === undefined) return [];
  const kind =
    here === 0 ? 'refunded-there-not-here' : there === 0 ? 'refunded-here-not-there' : 'other-refund-amount';
  return [{ number, refundNumber, kind, providerFen: there, ourFen: here }];
}

/** A number that stands twice moved money twice. */
function sumByKey(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const [key, amount] of entries) totals.set(key, (totals.get(key) ?? 0) + amount);
  return totals;
}
