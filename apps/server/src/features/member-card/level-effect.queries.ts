import { CARD_TYPES, type CardLevels } from '@huarong/core/points';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { rankMembers } from './level-moves.queries.ts';

/** The orders of so many days say what levels cost. */
export const COST_DAYS = 30;
export const STEP_COUNT = 24;
const STEP_UNIT_FEN = 100_00;
/** So many digits of a division code decide the row of the freight table. */
const REGION_DIGITS = 2;

/** Members with the same card, the same card by the other levels and about the same spending. */
interface MemberGroup {
  held: number;
  /** Where they would move because of the change. */
  to: number | null;
  /** The card that one more order of the average amount would give. */
  near: number | null;
  /** Null: has not paid in these months. */
  step: number | null;
  members: number;
}

/** Orders for which every freight table answers the same. */
interface OrderGroup {
  held: number;
  to: number | null;
  region: string | null;
  isStore: boolean;
  /** The highest threshold that their items reach, or 0. */
  itemsFen: number;
  freightFen: number;
  orders: number;
  /** Points by the other levels, less those by the levels that hold. */
  points: number;
}

export interface LevelEffect {
  members: MemberGroup[];
  orders: OrderGroup[];
  averageFen: number;
  stepFen: number;
}

/** Steps of whole hundreds of yuan, so that the higher of both thresholds is at about two thirds. */
const stepOf = (before: CardLevels, after: CardLevels): number =>
  Math.max(1, Math.ceil((Math.max(before.BLACK, after.BLACK) * 1.6) / STEP_COUNT / STEP_UNIT_FEN)) *
  STEP_UNIT_FEN;

/** The points of an order by the card of this rank; the formula of `pointsEarned` in core. */
const pointsBy = ({ pointsPercent }: CardLevels, earnedPerYuan: number, rank: string) => sql`(
  recent.paid_fen * ${earnedPerYuan}::bigint
    * (${CARD_TYPES.map((card) => pointsPercent[card])}::int[])[${sql.ref(rank)} + 1] / 10000)`;

/**
 * What other levels do, in one pass over the payments of the months that count and the orders of the last days: who would
 * move, who is one order away, and what the orders would have earned and paid for freight.
 */
export async function readLevelEffect(
  db: Queryable,
  before: CardLevels,
  after: CardLevels,
  { earnedPerYuan }: { earnedPerYuan: number },
): Promise<LevelEffect> {
  const now = await readClock(db);
  const stepFen = stepOf(before, after);
  const thresholds = [...before.freeFrom, ...after.freeFrom].flatMap((row) => Object.values<number>(row));
  const steps = [...new Set([0, ...thresholds])].sort((a, b) => a - b);
  const { rows } = await sql<Omit<LevelEffect, 'stepFen'>>`
    with moved as materialized (
      select owner, held, by_after, coalesce(spent, 0) as spent, spent is null as has_not_paid, case
        when by_after > held and by_after > by_before or by_after < held and by_after < by_before then by_after
      end as to_rank from ${rankMembers({ before, after, now, isEver: false })}), recent as materialized (
      select owner, payable_fen, freight_fen, goods_fen - promotion_fen as items_fen, delivery ->> 'mode' = 'store' as is_store,
        left(recipient ->> 'districtCode', ${REGION_DIGITS}::int) as region,
        greatest(0, payable_fen - freight_fen - packaging_fen - coalesce((
          select sum(refund.amount_fen) from refund where refund.order_id = shop_order.id and refund.state <> 'failed'
        ), 0))::bigint as paid_fen
      from shop_order
      where paid_at > ${now}::timestamptz - make_interval(days => ${COST_DAYS}) and cancel_reason is null
        and owner like 'member:%'), average as materialized (
      select coalesce(round(avg(payable_fen)), 0)::bigint as fen from recent), member_group as (
      select held, to_rank as to, case
          when by_after < 2 and held < 2 and spent + average.fen >= ${after.BLACK} then 2
          when by_after = 2 and held < 3 and spent + average.fen >= ${after.GOLD} then 3
        end as near,
        case when not has_not_paid then least(${STEP_COUNT - 1}, greatest(0, spent / ${stepFen}))::int end as step,
        count(*)::int as members
      from moved cross join average group by 1, 2, 3, 4), order_group as (
      select moved.held, moved.to_rank as to, recent.region, recent.is_store as "isStore",
        (${steps}::bigint[])[width_bucket(recent.items_fen, ${steps}::bigint[])] as "itemsFen",
        recent.freight_fen as "freightFen", count(*)::int as orders,
        sum(${pointsBy(after, earnedPerYuan, 'final.rank')} - ${pointsBy(before, earnedPerYuan, 'moved.held')})::bigint as points
      from recent join moved on moved.owner = recent.owner
        cross join lateral (select coalesce(moved.to_rank, moved.held) as rank) final
      group by 1, 2, 3, 4, 5, 6)
    select (select coalesce(jsonb_agg(to_jsonb(member_group)), '[]') from member_group) as members,
      (select coalesce(jsonb_agg(to_jsonb(order_group)), '[]') from order_group) as orders,
      (select fen from average) as "averageFen"`.execute(db);
  return { ...getFirst(rows), stepFen };
}
