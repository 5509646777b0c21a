import { CARD_TYPES, type CardLevels, type CardType } from '@huarong/core/points';
import { type RawBuilder, sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberOwnerOfColumn } from '#platform/context';
import type { Queryable } from '#platform/database';

interface SpendingQuery {
  before: CardLevels;
  after: CardLevels;
  /** Read once: the function of the database took most of the time when each payment called it. */
  now: Date;
  /** Whether payments before those months matter. */
  isEver: boolean;
}

/**
 * What members have spent by the months of two sets of levels, in one pass; the same sums as a review of one member. Of
 * earlier payments only whether there are any matters, and only where `isEver` asks. Sums of fen are exact in a double.
 */
const SPENDING = ({ before, after, now, isEver }: SpendingQuery) => {
  const since = (months: number) => sql`${now}::timestamptz - make_interval(months => ${months})`;
  const most = Math.max(before.months, after.months);
  const isWhole = (months: number) => !isEver && months === most;
  const spent = (months: number) => sql`coalesce(sum((tender.amount_fen - coalesce(back.fen, 0))::float8)
    ${isWhole(months) ? sql`` : sql`filter (where payment.settled_at > ${since(months)})`}, 0)::bigint`;
  return sql`
    select shop_order.owner, count(*) as paid, ${spent(before.months)} as spent_before, ${spent(after.months)} as spent_after
    from payment_order tender
    join payment on payment.id = tender.payment_id and payment.state = 'paid'
    join shop_order on shop_order.id = tender.order_id
    left join (
      select refund.payment_id, refund.order_id, sum(refund.amount_fen)::bigint as fen from refund
      where refund.state <> 'failed' group by 1, 2
    ) back on back.payment_id = payment.id and back.order_id = tender.order_id
    where tender.is_live and shop_order.owner like 'member:%' ${isEver ? sql`` : sql`and payment.settled_at > ${since(most)}`}
    group by shop_order.owner`;
};

/** 0 to 3: the place of a card among all. */
const rankOf = (spent: RawBuilder<unknown>, { BLACK, GOLD }: CardLevels) => sql`
  case when ${spent} >= ${GOLD} then 3 when ${spent} >= ${BLACK} then 2 when spending.paid > 0 then 1 else 0 end`;

/**
 * Members with the card they hold and the ones that both sets of levels give, as ranks. The sums are calculated first: for a
 * few members in the order of their ids the planner would otherwise add up all payments for each.
 */
export const rankMembers = (query: SpendingQuery) => sql`(
    with spending as materialized (${SPENDING(query)})
    select member.id, ${memberOwnerOfColumn('member.id')} as owner,
      array_position(${[...CARD_TYPES]}::text[], member.card_type::text) - 1 as held,
      ${rankOf(sql`spending.spent_before`, query.before)} as by_before,
      ${rankOf(sql`spending.spent_after`, query.after)} as by_after, spending.spent_after as spent
    from member left join spending on spending.owner = ${memberOwnerOfColumn('member.id')}) ranked`;

/** How many members hold each card; without their payments. */
export async function countHolders(db: Queryable): Promise<Record<CardType, number>> {
  const { rows } = await sql<{ card: CardType; members: number }>`
    select card_type as card, count(*)::int as members from member group by 1`.execute(db);
  return {
    PINK: 0,
    WHITE: 0,
    BLACK: 0,
    GOLD: 0,
    ...Object.fromEntries(rows.map(({ card, members }) => [card, members])),
  };
}

/** Members whose spending gives a better card than they hold, by their ids. */
export async function listBelowTheirCard(
  db: Queryable,
  levels: CardLevels,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const query = { before: levels, after: levels, now: await readClock(db), isEver: true };
  const { rows } = await sql<{ id: string }>`
    select id from ${rankMembers(query)} where by_after > held and id > ${after} order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
