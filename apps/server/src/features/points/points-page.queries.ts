import { IN_FULFILMENT, OrderStatus } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { type Queryable, statusIn } from '#platform/database';
import { isSendable } from './send-exchanges.ts';

/** Points that open orders will earn. */
export async function countPendingPoints(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(points_expected), 0)::bigint as waiting from shop_order
    where owner = ${memberOwner(memberId)} and exists (
      select 1 from sub_order
      where sub_order.order_id = shop_order.id and ${statusIn('sub_order.status', [...IN_FULFILMENT, OrderStatus.Delivered])})`.execute(
    db,
  );
  return getFirst(rows).waiting;
}

/** The rewards that can go out with an order: those whose sku is on sale. */
export const listRewards = (db: Queryable) =>
  db
    .selectFrom('points_reward')
    .selectAll()
    .where('is_live', '=', true)
    .where(isSendable(sql.ref('points_reward.sku_id')))
    .orderBy('position')
    .execute();

interface MovementFilter {
  memberId: string;
  direction: 'all' | 'in' | 'out';
  /** Without it: all time. */
  months?: number | undefined;
}

/** Only entries that change the spendable balance: a hold is listed, its later payment is not. */
const selectMovements = (db: Queryable, { memberId, direction, months }: MovementFilter) =>
  db
    .selectFrom('points_entry as entry')
    .where('entry.member_id', '=', memberId)
    .where('entry.pay_points', direction === 'in' ? '>' : direction === 'out' ? '<' : '<>', 0)
    .$if(months !== undefined, (all) =>
      all.where(sql<boolean>`entry.at >= shop_now() - make_interval(months => ${months}::int)`),
    );

/**
 * By date: the points of a store receipt are booked later than they were earned. The balance is summed up in the same
 * order, so that each row continues the one below it.
 */
export const listMovements = (
  db: Queryable,
  filter: MovementFilter,
  page: { limit: number; offset: number },
) =>
  selectMovements(db, filter)
    .leftJoin('points_lot as lot', (join) =>
      join
        .onRef('lot.member_id', '=', 'entry.member_id')
        .on(sql<boolean>`lot.reference = entry.kind || ':' || entry.reference`),
    )
    .innerJoin(
      (all) =>
        all
          .selectFrom('points_entry')
          .select(['id', sql<number>`(sum(pay_points) over (order by at, id))::bigint`.as('balance')])
          .where('member_id', '=', filter.memberId)
          .as('running'),
      (join) => join.onRef('running.id', '=', 'entry.id'),
    )
    .select(['entry.kind', 'entry.text', 'entry.reference', 'entry.pay_points', 'entry.at'])
    .select(['running.balance', 'lot.expires_at'])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const countMovements = async (db: Queryable, filter: MovementFilter) =>
  (
    await selectMovements(db, filter)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const listExchanges = (db: Queryable, memberId: string, page: { limit: number; offset: number }) =>
  db
    .selectFrom('points_exchange')
    .innerJoin('points_reward', 'points_reward.id', 'points_exchange.reward_id')
    .selectAll('points_exchange')
    .select(isSendable(sql.ref('points_reward.sku_id')).as('is_sendable'))
    .where('member_id', '=', memberId)
    .orderBy('points_exchange.at', 'desc')
    .orderBy('points_exchange.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const countExchanges = async (db: Queryable, memberId: string) =>
  (
    await db
      .selectFrom('points_exchange')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).total;
