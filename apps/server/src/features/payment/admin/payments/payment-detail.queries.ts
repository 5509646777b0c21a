import type { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';

/** The orders of a payment, each with the statuses of its parts. */
export const listOrdersOfPayment = async (db: Queryable, paymentIds: readonly string[]) =>
  (
    await sql<{
      payment_id: string;
      order_id: string;
      amount_fen: number;
      is_live: boolean;
      statuses: OrderStatus[];
    }>`
      select tender.payment_id, tender.order_id, tender.amount_fen, tender.is_live,
        array(select distinct status from sub_order where sub_order.order_id = tender.order_id order by status) as statuses
      from payment_order tender where tender.payment_id = any(${[...paymentIds]})
      order by tender.payment_id, tender.order_id`.execute(db)
  ).rows;

export const listNoticesOfPayment = (db: Queryable, paymentId: string) =>
  db
    .selectFrom('payment_notice')
    .select(['notice_id', 'outcome', 'received_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .orderBy('notice_id')
    .limit(100)
    .execute();

export const listAnswers = (db: Queryable, paymentId: string) =>
  db
    .selectFrom('payment_answer')
    .leftJoin('staff', 'staff.id', 'payment_answer.asked_by')
    .select([
      'payment_answer.state',
      'trade_no',
      'amount_fen',
      'reason',
      'times',
      'first_at',
      'last_at',
      'staff.name as asked_by',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('last_at', 'desc')
    .execute();

export const listRefundsOfPayment = (db: Queryable, paymentId: string) =>
  db
    .selectFrom('refund')
    .select(['id', 'order_id', 'amount_fen', 'state', 'reason_key', 'last_error', 'created_at', 'settled_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

interface Movement {
  id: number;
  kind: string;
  at: Date;
  entries: { account: string; amount_fen: number }[];
}
/** What the ledger has about a payment and its refunds, by their references. */
export const listMovementsOf = async (
  db: Queryable,
  { payments, refunds }: { payments: readonly string[]; refunds: readonly string[] },
): Promise<Movement[]> =>
  (
    await sql<Movement>`
      select movement.id, movement.kind, movement.at, (
        select jsonb_agg(jsonb_build_object('account', account, 'amount_fen', amount_fen) order by id)
        from ledger_entry where movement_id = movement.id) as entries
      from ledger_movement movement
      where (movement.kind = 'payment' and movement.reference = any(${[...payments]}))
        or (movement.kind = 'refund' and movement.reference = any(${[...refunds]}))
      order by movement.id`.execute(db)
  ).rows;

export const isAsking = async (db: Queryable, paymentId: string): Promise<boolean> =>
  (
    await sql`select from job where kind = 'payment.ask-now' and unique_key = ${paymentId} and state = 'waiting'`.execute(
      db,
    )
  ).rows.length > 0;

export interface ListedNotice {
  notice_id: string;
  provider: string;
  payment_id: string;
  outcome: string;
  received_at: Date;
  position: string;
}
/** Notices, newest first; a number is that of a payment or of a notice. */
export async function listNotices(
  db: Queryable,
  q: string | undefined,
  {
    size,
    after,
    before,
  }: { size: number; after?: ListPosition | undefined; before?: ListPosition | undefined },
): Promise<ListedNotice[]> {
  const from = after ?? before;
  const isReversed = before !== undefined;
  const order = isReversed ? sql`asc` : sql`desc`;
  const { rows } = await sql<ListedNotice>`
    select * from (
      select notice_id, provider, payment_id, outcome, received_at, ${exactTime(sql`received_at`)} as position
      from payment_notice where ${noticeCondition(q)}
        ${
          from === undefined
            ? sql``
            : sql`and (received_at, notice_id) ${isReversed ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.id})`
        }
      order by received_at ${order}, notice_id ${order} limit ${size}) page
    order by received_at desc, notice_id desc`.execute(db);
  return rows;
}
export async function countNotices(db: Queryable, q: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from payment_notice where ${noticeCondition(q)} limit 10001) counted`.execute(db);
  return rows[0]?.count ?? 0;
}
const noticeCondition = (q: string | undefined) =>
  q === undefined
    ? sql`true`
    : sql`(payment_id = upper(${q}) or (provider in ('alipay', 'wechat') and notice_id = ${q}))`;
