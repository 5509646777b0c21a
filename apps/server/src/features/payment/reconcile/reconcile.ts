import { type Fen, fen, sum } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { balanceOf } from '../../ledger/index.ts';
import { noteBreak } from '../payment.queries.ts';
import type { ProviderLine } from './provider-account.ts';

export interface Difference {
  number: string;
  kind: 'paid-there-not-here' | 'paid-here-not-there' | 'other-amount' | 'other-refunds';
  thereFen: number;
  hereFen: number;
}
export interface Reconciled {
  provider: ProviderName;
  compared: number;
  /** Charges less refunds, by the provider's account of these numbers and by ours. */
  there: Fen;
  here: Fen;
  /** What the ledger says the provider holds for us, since the beginning. */
  ledger: Fen;
  differences: Difference[];
}

/** Holds what a provider says against what we booked, number by number. Each difference is put before a person, once. */
export async function reconcile(
  db: Database,
  provider: ProviderName,
  lines: readonly ProviderLine[],
): Promise<Reconciled> {
  const ours = await readOurs(db, provider, lines);
  const pairs = lines.map((line) => ({ line, our: ours.get(line.number) ?? { paid: 0, refunded: 0 } }));
  const differences = pairs.flatMap(({ line, our }) => differenceOf(line, our) ?? []);
  await transaction(db, async (tx) => {
    for (const { number, kind, thereFen, hereFen } of differences)
      await noteBreak(tx, { provider, paymentId: number, kind, detail: { thereFen, hereFen } });
  });
  return {
    provider,
    compared: lines.length,
    there: sum(pairs.map(({ line, our }) => fen(line.paid - (line.refunded ?? our.refunded)))),
    here: sum(pairs.map(({ our }) => fen(our.paid - our.refunded))),
    ledger: await balanceOf(db, `bank:${provider}`),
    differences,
  };
}

interface Our {
  paid: number;
  refunded: number;
}
async function readOurs(
  db: Database,
  provider: ProviderName,
  lines: readonly ProviderLine[],
): Promise<Map<string, Our>> {
  const { rows } = await sql<Our & { id: string }>`
    select id, amount_fen as paid, coalesce((
      select sum(amount_fen) from refund where payment_id = payment.id and state = 'done'), 0)::bigint as refunded
    from payment
    where provider = ${provider} and state = 'paid' and id = any(${lines.map(({ number }) => number)})`.execute(
    db,
  );
  return new Map(rows.map(({ id, paid, refunded }) => [id, { paid, refunded }]));
}

function differenceOf({ number, paid, refunded }: ProviderLine, our: Our): Difference | null {
  if (paid !== our.paid) {
    const kind = our.paid === 0 ? 'paid-there-not-here' : paid === 0 ? 'paid-here-not-there' : 'other-amount';
    return { number, kind, thereFen: paid, hereFen: our.paid };
  }
  if (refunded !== null && refunded !== our.refunded)
    return { number, kind: 'other-refunds', thereFen: refunded, hereFen: our.refunded };
  return null;
}
