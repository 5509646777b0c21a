import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { type ComparedDay, onDay } from './compared-day.ts';
import { paymentDifferences } from './payment-differences.ts';
import { refundDifferences } from './refund-differences.ts';

/**
 * Compares a stored bill with our books, inside the database. A difference is recorded once; one that a later comparison
 * does not find again is closed as matched. What staff resolved stays resolved.
 */
export async function compareDay(tx: Tx, compared: ComparedDay): Promise<void> {
  const { provider, day, billId } = compared;
  await sql`
    with found as materialized (
      ${paymentDifferences(compared)} union all ${refundDifferences(compared)}
    ), closed as (
      update recon_break known set resolved_at = shop_now(), resolution = 'matched'
      where known.provider = ${provider} and known.day = ${day}::date and known.resolved_at is null
        and not exists (select from found where found.kind = known.kind and found.payment_id = known.payment_id
          and found.refund_id is not distinct from known.refund_id)
      returning 1
    )
    insert into recon_break (provider, payment_id, kind, detail, day, refund_id, trade_no, there_fen, here_fen,
      moved_at, cause, is_waiting)
    select ${provider}, payment_id, kind, '{}', ${day}::date, refund_id, trade_no, there_fen, here_fen, moved_at, cause,
      is_waiting
    from found
    on conflict (provider, day, kind, payment_id, coalesce(refund_id, '')) where day is not null do update
      set trade_no = excluded.trade_no, there_fen = excluded.there_fen, here_fen = excluded.here_fen,
        moved_at = excluded.moved_at, cause = excluded.cause, is_waiting = excluded.is_waiting,
        resolved_at = null, resolution = null
      where recon_break.resolution = 'matched' or recon_break.resolved_at is null`.execute(tx);
  await sql`
    update recon_run set state = 'done', bill_id = ${billId}, problem = null, finished_at = shop_now(),
      (payments, payments_fen) = (select count(*), coalesce(sum(amount_fen), 0) from payment
        where provider = ${provider} and state = 'paid' and amount_fen > 0 and ${onDay('settled_at', day)}),
      (refunds, refunds_fen) = (select count(*), coalesce(sum(refund.amount_fen), 0) from refund
        join payment on payment.id = refund.payment_id
        where payment.provider = ${provider} and refund.state = 'done' and ${onDay('refund.settled_at', day)})
    where provider = ${provider} and day = ${day}::date`.execute(tx);
}
