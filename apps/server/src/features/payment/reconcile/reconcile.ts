import { type Fen, fen, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { balanceOf } from '../../ledger/index.ts';
import { recordDiscrepancy } from '../payment.queries.ts';
import type { ProviderRecord } from './provider-records.ts';

export interface Difference {
  number: string;
  kind: 'paid-there-not-here' | 'paid-here-not-there' | 'other-amount' | 'other-refunds';
  providerFen: number;
  ourFen: number;
}
export interface Reconciliation {
  provider: ProviderName;
  compared: number;
  /** Payments less refunds for these numbers, by the provider's records and by ours. */
  providerNet: Fen;
  ourNet: Fen;
  /** The ledger balance of the provider account, since the beginning. */
  ledger: Fen;
  differences: Difference[];
}

/** Compares the provider's records with ours, number by number. Each difference is recorded once for staff. */
export async function reconcile(
  db: Database,
  provider: ProviderName,
  records: readonly ProviderRecord[],
): Promise<Reconciliation> {
  const ours = await readOurRecords(db, provider, records);
  const pairs = records.map((record) => ({
    record,
    our: ours.get(record.number) ?? { paid: 0, refunded: 0 },
  }));
  const differences = pairs.flatMap(({ record, our }) => differenceOf(record, our) ?? []);
  await transaction(db, async (tx) => {
    for (const { number, kind, providerFen, ourFen } of differences)
      await recordDiscrepancy(tx, {
        provider,
        paymentId: number,
        kind,
        detail: { thereFen: providerFen, hereFen: ourFen },
      });
  });
  return {
    provider,
    compared: records.length,
    providerNet: sum(pairs.map(({ record, our }) => fen(record.paid - (record.refunded ?? our.refunded)))),
    ourNet: sum(pairs.map(({ our }) => fen(our.paid - our.refunded))),
    ledger: await balanceOf(db, `bank:${provider}`),
    differences,
  };
}

interface OurRecord {
  paid: number;
  refunded: number;
}
async function readOurRecords(
  db: Database,
  provider: ProviderName,
  records: readonly ProviderRecord[],
): Promise<Map<string, OurRecord>> {
  const { rows } = await sql<OurRecord & { id: string }>`
    select id, amount_fen as paid, coalesce((
      select sum(amount_fen) from refund where payment_id = payment.id and state = 'done'), 0)::bigint as refunded
    from payment
    where provider = ${provider} and state = 'paid' and id = any(${records.map(({ number }) => number)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, paid, refunded }) => [id, { paid, refunded }]));
}

function differenceOf({ number, paid, refunded }: ProviderRecord, our: OurRecord): Difference | null {
  if (paid !== our.paid) {
    const kind = our.paid === 0 ? 'paid-there-not-here' : paid === 0 ? 'paid-here-not-there' : 'other-amount';
    return { number, kind, providerFen: paid, ourFen: our.paid };
  }
  if (refunded !== null && refunded !== our.refunded)
    return { number, kind: 'other-refunds', providerFen: refunded, ourFen: our.refunded };
  return null;
}
