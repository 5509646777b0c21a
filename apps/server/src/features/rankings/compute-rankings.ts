import { nextRefresh } from '@huarong/core/rankings';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { salesStatistics } from './sales-statistics.ts';

const { places, soldDays, repurchaseDays, favouredDays, newDays, minComments, retentionDays } =
  STORE.rankings;
const WEEK_DAYS = 7;
/** A run is compared with the latest one at least this old; half a day of slack covers a late refresh. */
const MIN_COMPARISON_AGE = '6 days 12 hours';

/**
 * Ranks the products of every category for every kind as of one moment, from the whole days before it. The moment
 * identifies the run, so a repeated job does nothing; returns false in that case.
 */
export async function computeRankings(tx: Tx, asOf: Date): Promise<boolean> {
  const run = await tx
    .insertInto('ranking_run')
    .values({ refreshed_at: asOf, next_refresh_at: nextRefresh(asOf) })
    .onConflict((conflict) => conflict.column('refreshed_at').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!run) return false;

  await insertPlaces(tx, run.id, asOf);
  await sql`delete from ranking_run
    where refreshed_at < ${asOf}::timestamptz - make_interval(days => ${retentionDays}::int)`.execute(tx);
  return true;
}

async function insertPlaces(tx: Tx, runId: number, asOf: Date): Promise<void> {
  await sql`
    with recursive today as (
      select (${asOf}::timestamptz at time zone 'Asia/Shanghai')::date as day
    ),
    ancestor as (
      select id as category_id, id as ranked_id, parent_id, level from category
      union all
      select ancestor.category_id, category.id, category.parent_id, category.level
      from ancestor join category on category.id = ancestor.parent_id
    ),
    ranked_category as (
      select category_id, ranked_id from ancestor where level <= 2
      union all
      select id, 'all' from category
    ),
    ${salesStatistics(asOf)},
    figure as (
      select sales_statistics.product_id,
        coalesce(sum(sold) filter (where sales_statistics.day >= today.day - ${soldDays}::int), 0)::int as sold,
        coalesce(sum(rebought), 0)::int as rebought,
        coalesce(sum(favoured) filter (where sales_statistics.day >= today.day - ${favouredDays}::int), 0)::int as favoured,
        ${weeklySums()} as weeks
      from sales_statistics, today
      where sales_statistics.day >= today.day - ${repurchaseDays}::int and sales_statistics.day < today.day
      group by sales_statistics.product_id
    ),
    admitted as (
      select product.*, figure.sold, figure.rebought, figure.favoured, figure.weeks
      from product join figure on figure.product_id = product.id
      where product.status = 'published'
        and exists (
          select from sku join stock on stock.sku_id = sku.id
          where sku.product_id = product.id and sku.is_live and stock.available > 0
        )
    ),
    placed as (
      select ranked_category.ranked_id, scored.kind, admitted.id, admitted.sold, admitted.rebought, admitted.favoured,
        admitted.weeks,
        row_number() over (
          partition by ranked_category.ranked_id, scored.kind order by scored.score desc, admitted.sold_count desc, admitted.id
        ) as position
      from admitted
      join ranked_category on ranked_category.category_id = admitted.category_id
      cross join lateral (values
        ('sales', sold, sold > 0),
        ('repurchase', rebought, rebought > 0),
        ('favourite', favoured, favoured > 0),
        ('new', sold, sold > 0 and published_at > ${asOf}::timestamptz - make_interval(days => ${newDays}::int)),
        -- The praise share first, then the number of comments.
        ('praise', praise_percent * 1000000 + least(comment_count, 999999), comment_count >= ${minComments}::int)
      ) as scored(kind, score, is_eligible)
      where scored.is_eligible
    ),
    week_ago as (
      select id from ranking_run where refreshed_at <= ${asOf}::timestamptz - ${MIN_COMPARISON_AGE}::interval
      order by refreshed_at desc limit 1
    )
    insert into ranking_place
      (run_id, category_id, kind, position, product_id, previous_position, sold, rebought, favoured, weeks)
    select ${runId}::bigint, placed.ranked_id, placed.kind, placed.position, placed.id, before.position,
      placed.sold, placed.rebought, placed.favoured, placed.weeks
    from placed
    left join ranking_place before on before.run_id = (select id from week_ago)
      and before.category_id = placed.ranked_id and before.kind = placed.kind and before.product_id = placed.id
    where placed.position <= ${places}::int`.execute(tx);
}

/** `array[sum of the oldest week, …, sum of the last week]` */
function weeklySums() {
  const sums = Array.from({ length: STORE.rankings.trendWeeks }, (_, index) => {
    const from = (STORE.rankings.trendWeeks - index) * WEEK_DAYS;
    return sql`coalesce(sum(sold) filter (where sales_statistics.day >= today.day - ${sql.lit(from)}::int
      and sales_statistics.day < today.day - ${sql.lit(from - WEEK_DAYS)}::int), 0)::int`;
  });
  return sql`array[${sql.join(sums)}]`;
}
