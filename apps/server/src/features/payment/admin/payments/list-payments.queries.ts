import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { onDay } from '../../reconcile/daily/compared-day.ts';

export type PaymentState = 'abnormal' | 'closed' | 'paid' | 'pending';
export type PaymentProviderName = 'alipay' | 'cod' | 'none' | 'stored-card' | 'wechat';
export interface ListedPayment {
  id: string;
  provider: PaymentProviderName;
  purpose: string;
  provider_trade_no: string | null;
  amount_fen: number;
  refunded_fen: number;
  state: PaymentState;
  failure: string | null;
  opened_at: Date;
  expires_at: Date | null;
  settled_at: Date | null;
  is_overdue: boolean;
  late_fen: number;
  order_ids: string[];
  position: string;
}
export type PaymentView = 'late' | 'refunds' | 'stuck';
export interface PaymentFilter {
  view?: PaymentView | undefined;
  q?: string | undefined;
  state?: PaymentState | undefined;
  provider?: PaymentProviderName | undefined;
  amountFen?: number | undefined;
  day?: string | undefined;
}
interface Page {
  size: number;
  after?: ListPosition | undefined;
  before?: ListPosition | undefined;
}

/** Payments, newest first. Each condition has an index; a page is read by its position, never by an offset. */
export async function listPayments(
  db: Queryable,
  filter: PaymentFilter,
  { size, after, before }: Page,
): Promise<ListedPayment[]> {
  const from = after ?? before;
  const isReversed = before !== undefined;
  const order = isReversed ? sql`asc` : sql`desc`;
  const { rows } = await sql<ListedPayment>`
    select page.*,
      page.state = 'pending' and page.expires_at < clock.now as is_overdue,
      coalesce((select sum(amount_fen) from refund
        where payment_id = page.id and state <> 'done' and reason_key like 'late:%'), 0)::bigint as late_fen,
      array(select order_id from payment_order where payment_id = page.id order by order_id) as order_ids
    from (
      select id, provider, purpose, provider_trade_no, amount_fen, refunded_fen, state, failure, opened_at, expires_at,
        settled_at, ${exactTime(sql`opened_at`)} as position
      from payment where ${conditionOf(filter)}
        ${
          from === undefined
            ? sql``
            : sql`and (opened_at, id) ${isReversed ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.id})`
        }
      order by opened_at ${order}, id ${order} limit ${size}
    ) page
    cross join (select shop_now() as now offset 0) clock
    order by page.opened_at desc, page.id desc`.execute(db);
  return rows;
}

export async function countPayments(db: Queryable, filter: PaymentFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from payment where ${conditionOf(filter)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export const findListedPayment = async (db: Queryable, paymentId: string): Promise<ListedPayment | null> =>
  (await listPayments(db, { q: paymentId }, { size: 100 })).find(({ id }) => id === paymentId) ?? null;

/** A number is searched for in every state; otherwise the conditions are combined. */
function conditionOf({ view, q, state, provider, amountFen, day }: PaymentFilter): RawBuilder<unknown> {
  if (q !== undefined)
    return sql`id in (
      select id from payment where id = upper(${q})
      union all select id from payment where provider in ('alipay', 'wechat') and provider_trade_no = ${q}
      union all select payment_id from payment_order where order_id = split_part(${q}, '-', 1))`;
  const conditions = [
    ...(view ? [sql`id in (${VIEWS[view]})`] : []),
    ...(state ? [sql`state = ${state} ${state === 'paid' ? sql`` : sql`and state <> 'paid'`}`] : []),
    ...(provider ? [sql`provider = ${provider}`] : []),
    ...(amountFen === undefined ? [] : [sql`amount_fen = ${amountFen}`]),
    ...(day ? [onDay('opened_at', day)] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const late = sql`
  select payment_id from refund where state <> 'done' and reason_key like 'late:%'`;
const VIEWS: Record<PaymentView, RawBuilder<unknown>> = {
  late,
  refunds: sql`select payment_id from refund where state = 'pending'`,
  /** A provider payment past its time, an abnormal one, late money, and refunds that take longer than a day. */
  stuck: sql`
    select stuck.id from payment stuck cross join (select shop_now() as now offset 0) clock
    where stuck.state = 'pending' and stuck.provider in ('alipay', 'wechat')
      and stuck.expires_at < clock.now - interval '5 minutes'
    union all select abnormal.id from payment abnormal where abnormal.state = 'abnormal' and abnormal.state <> 'paid'
    union all ${late}
    union all
    select slow.payment_id from refund slow cross join (select shop_now() as now offset 0) clock
    where slow.state = 'pending' and slow.created_at < clock.now - interval '24 hours'`,
};
