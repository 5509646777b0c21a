import type { CardType } from '@huarong/core/points';
import { type Fen, fen, getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberIdOfColumn, memberOwner } from '#platform/context';
import type { Queryable, Tx } from '#platform/database';

export const getHolder = (db: Queryable, memberId: string) =>
  db
    .selectFrom('member')
    .select(['id', 'card_type', 'card_number', 'mobile', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

/** The member who owns an order; undefined when a guest does. */
export const findHolderOfOrder = async (
  db: Queryable,
  orderId: string,
): Promise<{ id: string; card_type: CardType } | undefined> =>
  (
    await sql<{ id: string; card_type: CardType }>`
      select member.id, member.card_type
      from shop_order join member on member.id = ${memberIdOfColumn('shop_order.owner')}
      where shop_order.id = ${orderId}`.execute(db)
  ).rows[0];

export const lockHolder = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('member')
    .select(['id', 'card_type', 'card_number'])
    .where('id', '=', memberId)
    // The key stays unchanged, so inserts that reference the member need not wait for the lock.
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * What was paid in the last months or since a given date, less completed and pending refunds; and whether the member ever
 * paid.
 */
export async function readSpending(
  db: Queryable,
  memberId: string,
  { months, since = null }: { months: number; since?: Date | null },
): Promise<{ spent: Fen; hasPaid: boolean }> {
  const { rows } = await sql<{ spent: number; paid: number }>`
    with paid as (
      select tender.amount_fen, payment.settled_at, (
        select coalesce(sum(refund.amount_fen), 0) from refund
        where refund.payment_id = payment.id and refund.order_id = tender.order_id and refund.state <> 'failed'
      ) as back
      from payment_order tender
      join payment on payment.id = tender.payment_id and payment.state = 'paid'
      join shop_order on shop_order.id = tender.order_id
      where tender.is_live and shop_order.owner = ${memberOwner(memberId)})
    select count(*)::bigint as paid,
      coalesce(sum(amount_fen - back) filter (
        where settled_at > coalesce(${since}::timestamptz,
          shop_now() - make_interval(months => ${months}))), 0)::bigint as spent
    from paid`.execute(db);
  const { spent, paid } = getFirst(rows);
  return { spent: fen(spent), hasPaid: paid > 0 };
}

/** Newest first. */
export const listCardChanges = (db: Queryable, memberId: string) =>
  db.selectFrom('card_change').selectAll().where('member_id', '=', memberId).orderBy('id', 'desc').execute();

/** The card a member had at a time: that of the last change before it, or what the first change after it replaced. */
export async function findCardTypeAt(db: Queryable, memberId: string, at: Date): Promise<CardType> {
  const { rows } = await sql<{ cardType: CardType }>`
    select coalesce(
      (select to_type from card_change
        where member_id = member.id and card_change.at <= ${at} order by card_change.at desc, id desc limit 1),
      (select coalesce(from_type, to_type) from card_change
        where member_id = member.id and card_change.at > ${at} order by card_change.at, id limit 1),
      member.card_type) as "cardType"
    from member where member.id = ${memberId}`.execute(db);
  return getFirst(rows).cardType;
}

export const recordCardChange = (
  tx: Tx,
  change: {
    memberId: string;
    from: CardType | null;
    to: CardType;
    reason: string;
    by: string;
    /** Staff gave it, until a day. */
    byHand?: { staffId: number; until: Date };
  },
) =>
  tx
    .insertInto('card_change')
    .values({
      member_id: change.memberId,
      from_type: change.from,
      to_type: change.to,
      reason: change.reason,
      made_by: change.by,
      staff_id: change.byHand?.staffId ?? null,
      until: change.byHand?.until ?? null,
      at: sql<Date>`shop_now()`,
    })
    .execute();
