import { type RawBuilder, sql } from 'kysely';
import { type ComparedDay, dayIn, onDay } from './compared-day.ts';

/**
 * The refunds of a day that differ. A refund that is pending here is on its way: a job asks for its outcome. WeChat Pay lists
 * a refund on the day it was requested, which may be days before it is done.
 */
export const refundDifferences = ({ provider, day, billId }: ComparedDay): RawBuilder<unknown> => sql`
  select difference.* from (
    select number, refund_number, (array_agg(amount_fen order by line))[1] as amount_fen,
      sum(amount_fen)::bigint as total_fen, count(*) as times,
      (array_agg(trade_no order by line))[1] as trade_no, min(at) as at
    from provider_bill_line where bill_id = ${billId} and kind = 'refund' group by number, refund_number
  ) there
  left join (refund join payment on payment.id = refund.payment_id and payment.provider = ${provider})
    on refund.id = there.refund_number and refund.payment_id = there.number
  cross join lateral (
    select 'refunded-there-not-here' as kind, there.number as payment_id, there.refund_number as refund_id,
      there.trade_no, there.amount_fen as there_fen, 0::bigint as here_fen, there.at as moved_at,
      case when refund.id is null then 'refunded-by-hand' else 'refund-failed-here' end as cause, false as is_waiting
    where refund.id is null or refund.state = 'failed'
    union all
    select 'other-refund-amount', there.number, there.refund_number, there.trade_no, there.amount_fen,
      refund.amount_fen, there.at, 'unknown', false
    where refund.state <> 'failed' and refund.amount_fen <> there.amount_fen
    union all
    select 'twice-in-bill', there.number, there.refund_number, there.trade_no, there.total_fen,
      case when refund.state = 'failed' then 0 else coalesce(refund.amount_fen, 0) end, there.at, 'refunded-twice', false
    where there.times > 1
    union all
    select 'other-day', there.number, there.refund_number, there.trade_no, there.amount_fen, refund.amount_fen, there.at,
      'provider-later', false
    where refund.state = 'done' and refund.amount_fen = there.amount_fen
      and ${dayIn('refund.settled_at')} < ${day}::date - 1
  ) difference
  union all
  select 'refunded-here-not-there', refund.payment_id, refund.id, payment.provider_trade_no, 0, refund.amount_fen,
    refund.settled_at, case when ${mayBeTomorrow} then 'next-day' else 'not-paid-out' end, ${mayBeTomorrow}
  from refund join payment on payment.id = refund.payment_id
  cross join (select exists (
    select from provider_bill where provider = ${provider} and day = ${day}::date + 1 and is_current) as is_known) tomorrow
  where payment.provider = ${provider} and refund.state = 'done' and ${onDay('refund.settled_at', day)}
    and not exists (
      select from provider_bill_line line join provider_bill bill on bill.id = line.bill_id
      where line.refund_number = refund.id and bill.provider = ${provider} and bill.is_current)`;

const mayBeTomorrow = sql<boolean>`
  (not tomorrow.is_known and extract(hour from refund.settled_at at time zone 'Asia/Shanghai') = 23)`;
