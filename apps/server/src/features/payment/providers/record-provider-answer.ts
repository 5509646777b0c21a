import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { ProviderStatus } from '../../../integrations/payment/index.ts';

/**
 * What the provider answered, for staff; null: nothing usable. After the answer was applied, in a statement of its own: its
 * reference locks the payment, and payments are locked after their orders.
 */
export async function recordProviderAnswer(
  db: Database,
  paymentId: string,
  status: ProviderStatus | null,
  askedBy: number | null,
): Promise<void> {
  await sql`
    insert into payment_answer (payment_id, state, trade_no, amount_fen, reason, asked_by)
    values (${paymentId}, ${status?.state ?? 'none'}, ${status?.tradeNo ?? null}, ${status?.amount ?? null},
      ${status?.reason ?? null}, ${askedBy})
    on conflict (payment_id, state) do update set trade_no = excluded.trade_no, amount_fen = excluded.amount_fen,
      reason = excluded.reason, times = payment_answer.times + 1, last_at = excluded.last_at,
      asked_by = excluded.asked_by`.execute(db);
}
