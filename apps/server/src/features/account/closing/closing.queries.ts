import { InvoiceStatus } from '@huarong/core/invoices';
import { FINAL_STATUSES } from '@huarong/core/orders';
import type { CardType } from '@huarong/core/pricing';
import { RETURN_TABS } from '@huarong/core/returns';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { type Queryable, statusIn, type Tx } from '#platform/database';

export const findPendingClosing = (db: Queryable, memberId: string) =>
  db
    .selectFrom('account_closing')
    .select(['id', 'effective_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

export const addClosing = (tx: Tx, memberId: string, days: number) =>
  tx
    .insertInto('account_closing')
    .values({ member_id: memberId, effective_at: sql<Date>`shop_now() + make_interval(days => ${days})` })
    .returning(['id', 'effective_at'])
    .executeTakeFirstOrThrow();

export async function settleClosing(tx: Tx, id: number, state: 'withdrawn' | 'done'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_closing')
    .set({ state, settled_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts what is still open between a member and the shop. */
export async function countClosingBlockers(db: Queryable, memberId: string) {
  const owner = memberOwner(memberId);
  const subOrders = sql`from sub_order join shop_order on shop_order.id = sub_order.order_id
    where shop_order.owner = ${owner}`;
  const { rows } = await sql<{
    orders: number;
    returns: number;
    refunds: number;
    invoices: number;
    storedFen: number;
    /** The part of it that can pay now; the rest is held, or on a lost or frozen card. */
    usableFen: number;
  }>`select
      (select count(distinct order_id)::int ${subOrders} and not ${statusIn('status', FINAL_STATUSES)}) as orders,
      (select count(*)::int from return_request join shop_order on shop_order.id = return_request.order_id
        where shop_order.owner = ${owner} and ${statusIn('return_request.status', RETURN_TABS.processing)}) as returns,
      (select count(*)::int from refund join shop_order on shop_order.id = refund.order_id
        where shop_order.owner = ${owner} and refund.state <> 'done') as refunds,
      (select count(*)::int ${subOrders} and ${statusIn('invoice_status', [InvoiceStatus.Requested, InvoiceStatus.Issuing])}) as invoices,
      (select coalesce(sum(balance_fen), 0)::bigint from stored_card
        where member_id = ${memberId} and state <> 'closed'
          and (expires_at is null or expires_at > shop_now())) as "storedFen",
      (select coalesce(sum(balance_fen - held_fen), 0)::bigint from stored_card
        where member_id = ${memberId} and state = 'active'
          and (expires_at is null or expires_at > shop_now())) as "usableFen"`.execute(db);
  return getFirst(rows);
}
export type ClosingBlockers = Awaited<ReturnType<typeof countClosingBlockers>>;

/** Counts what the member loses with the account. */
export async function countLosses(db: Queryable, memberId: string) {
  const { rows } = await sql<{ points: number; coupons: number; cardType: CardType; texts: number }>`select
      coalesce((select pay_points - held_points from points_account where member_id = member.id), 0)::int as points,
      (select count(*)::int from coupon where member_id = member.id and state = 'usable'
        and valid_to > shop_now()) as coupons,
      card_type as "cardType",
      ((select count(*) from comment where member_id = member.id)
        + (select count(*) from question where member_id = member.id)
        + (select count(*) from answer where member_id = member.id)
        + (select count(*) from post where member_id = member.id))::int as texts
    from member where id = ${memberId}`.execute(db);
  return getFirst(rows);
}
