import { type Fen, fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import {
  type PaymentProviders,
  type ProviderName,
  ProviderUnavailable,
} from '../../../integrations/payment/index.ts';

/** The provider's record of one of our payment numbers. */
export interface ProviderRecord {
  number: string;
  paid: Fen;
  /** Null when refunds were not queried. */
  refunded: Fen | null;
}

/** All sandbox transactions, including payment numbers unknown to us. */
export async function readSandboxRecords(db: Database, provider: ProviderName): Promise<ProviderRecord[]> {
  const { rows } = await sql<{ number: string; paid: number; refunded: number }>`
    select out_trade_no as number, case when state = 'paid' then amount_fen else 0 end as paid,
      coalesce((select sum(amount_fen) from sandbox_refund where out_trade_no = trade.out_trade_no), 0)::bigint as refunded
    from sandbox_trade trade where provider = ${provider}`.execute(db);
  return rows.map((row) => ({ number: row.number, paid: fen(row.paid), refunded: fen(row.refunded) }));
}

/** Queries a live provider number by number; unanswered numbers are left for the next run. */
export async function queryProviderRecords(
  db: Database,
  providers: PaymentProviders,
  provider: ProviderName,
  days: number,
): Promise<ProviderRecord[]> {
  const payments = await db
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', provider)
    .where('opened_at', '>', sql<Date>`shop_now() - make_interval(days => ${days})`)
    .execute();
  const records: ProviderRecord[] = [];
  for (const { id } of payments) {
    try {
      const status = await providers[provider].query(id);
      const paid = status.state === 'paid' ? (status.amount ?? fen(0)) : fen(0);
      records.push({ number: id, paid, refunded: null });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
  return records;
}
