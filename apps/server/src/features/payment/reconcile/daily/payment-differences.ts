import { type RawBuilder, sql } from 'kysely';
import type { ProviderName } from '../../../../integrations/payment/index.ts';
import { settingNumberAt } from '../../../settings/index.ts';
import { type ComparedDay, dayIn, onDay } from './compared-day.ts';

/** A provider rounds its fee of each payment. */
const FEE_TOLERANCE_FEN = 1;

/** The rate of the contract as it held at the end of the day of the bill. */
const rateOn = (provider: ProviderName, day: string) =>
  settingNumberAt(
    'payment-fees',
    provider,
    sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second')`,
  );

/** The payments of a day that differ, as rows of a `recon_break`. */
export const paymentDifferences = ({ provider, day, billId }: ComparedDay): RawBuilder<unknown> => sql`
  select difference.* from (
    select number, (array_agg(amount_fen order by line))[1] as amount_fen, sum(amount_fen)::bigint as total_fen,
      count(*) as times, (array_agg(fee_fen order by line))[1] as fee_fen,
      (array_agg(trade_no order by line))[1] as trade_no, min(at) as at
    from provider_bill_line where bill_id = ${billId} and kind = 'payment' group by number
  ) there
  left join payment on payment.id = there.number and payment.provider = ${provider}
  cross join (select ${rateOn(provider, day)} as per_ten_thousand offset 0) contract
  cross join lateral (
    select 'paid-there-not-here' as kind, there.number as payment_id, null::text as refund_id, there.trade_no,
      there.amount_fen as there_fen, 0::bigint as here_fen, there.at as moved_at, ${causeOfMissing} as cause,
      false as is_waiting
    where payment.id is null or payment.state <> 'paid'
    union all
    select 'other-amount', there.number, null, there.trade_no, there.amount_fen, payment.amount_fen, there.at,
      case when there.amount_fen < payment.amount_fen then 'provider-discount' else 'unknown' end, false
    where payment.state = 'paid' and payment.amount_fen <> there.amount_fen
    union all
    select 'twice-in-bill', there.number, null, there.trade_no, there.total_fen,
      case when payment.state = 'paid' then payment.amount_fen else 0 end, there.at, 'paid-twice', false
    where there.times > 1
    union all
    select 'other-day', there.number, null, there.trade_no, there.amount_fen, payment.amount_fen, there.at,
      'late-notice', false
    where payment.state = 'paid' and payment.amount_fen = there.amount_fen
      and abs(${dayIn('payment.settled_at')} - ${day}::date) > 1
    union all
    select 'other-fee', there.number, null, there.trade_no, there.fee_fen,
      round(there.amount_fen * contract.per_ten_thousand / 10000.0)::bigint, there.at, 'other-rate', false
    where abs(there.fee_fen - round(there.amount_fen * contract.per_ten_thousand / 10000.0)) > ${FEE_TOLERANCE_FEN}
  ) difference
  union all
  select 'paid-here-not-there', payment.id, null, payment.provider_trade_no, 0, payment.amount_fen, payment.settled_at,
    case when ${mayBeTomorrow} then 'next-day' else 'not-collected' end, ${mayBeTomorrow}
  from payment
  cross join (select exists (
    select from provider_bill where provider = ${provider} and day = ${day}::date + 1 and is_current) as is_known) tomorrow
  where payment.provider = ${provider} and payment.state = 'paid' and payment.amount_fen > 0
    and ${onDay('payment.settled_at', day)}
    and not exists (
      select from provider_bill_line line join provider_bill bill on bill.id = line.bill_id
      where line.number = payment.id and line.kind = 'payment' and bill.provider = ${provider} and bill.is_current)`;

/** Settled in the last hour of the day, and the bill of the next day is not there yet. */
const mayBeTomorrow = sql<boolean>`
  (not tomorrow.is_known and extract(hour from payment.settled_at at time zone 'Asia/Shanghai') = 23)`;

/** Why a payment of the bill is not paid here, as far as the data says it. */
const causeOfMissing = sql<string>`
  case when payment.id is null then 'not-ours'
    when payment.state = 'pending' then 'notice-missing'
    when payment.state = 'abnormal' then 'notice-refused'
    when exists (
      select from payment_order mine
      join payment_order other on other.order_id = mine.order_id and other.payment_id <> mine.payment_id
      join payment paid on paid.id = other.payment_id and paid.state = 'paid'
      where mine.payment_id = payment.id) then 'paid-twice'
    else 'closed-before' end`;
