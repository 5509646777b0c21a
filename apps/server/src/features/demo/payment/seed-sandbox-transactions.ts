import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { loadSandboxKeys } from '../../../integrations/payment/index.ts';

/**
 * The sandbox transactions of the demo payments: without them no order could be refunded or reconciled. The keys are
 * created here too, because that takes seconds on a busy machine and would delay the first payment.
 */
export async function seedSandboxTransactions(db: Database): Promise<void> {
  await loadSandboxKeys(db);
  await transaction(db, async (tx) => {
    await sql`
      insert into sandbox_trade (out_trade_no, provider, trade_no, amount_fen, subject, return_url, state, opened_at, paid_at)
      select id, provider, provider_trade_no, amount_fen, '花容订单', '/myOrderList', 'paid', opened_at, settled_at
      from payment
      where provider in ('alipay', 'wechat') and state = 'paid' and provider_trade_no like 'DEMO%'
      on conflict do nothing`.execute(tx);
    await sql`
      insert into sandbox_refund (refund_no, out_trade_no, amount_fen, at)
      select refund.id, payment_id, refund.amount_fen, refund.settled_at from refund
      join payment on payment.id = refund.payment_id
      where refund.state = 'done' and payment.provider_trade_no like 'DEMO%'
      on conflict do nothing`.execute(tx);
  });
}
