import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { updateRatings } from '../../catalogue/index.ts';
import { refreshRatingsJob } from '../community-jobs.ts';

/**
 * Updates comment count, average stars and praise of products from their comments: all products, or those whose
 * comments changed within the last hours.
 */
export async function refreshRatings(db: Queryable, changedWithinHours: number | null): Promise<void> {
  const affected =
    changedWithinHours === null
      ? sql`true`
      : sql`product.id in (select product_id from comment where updated_at > shop_now() - make_interval(hours => ${changedWithinHours}))`;
  await updateRatings(
    db,
    sql<{
      id: string;
      count: number;
      average: number;
      praise: number;
    }>`select product.id, count(comment.id)::int as count, coalesce(round(avg(stars), 1), 0) as average,
        coalesce(round(100.0 * count(*) filter (where stars >= 4) / nullif(count(comment.id), 0)), 0)::int as praise
      from product left join comment on comment.product_id = product.id and comment.state = 'shown'
      where ${affected} group by product.id`,
  );
}

/**
 * A change of ratings makes every process reload the catalogue, so it runs at the next full five minutes for all comments
 * of that time. The time is fixed, because a relative one would be postponed again and again in a busy shop.
 */
export async function scheduleRatingsRefresh(tx: Tx, now: Date): Promise<void> {
  const step = STORE.community.statisticsMinutes * 60_000;
  const runAt = new Date((Math.floor(now.getTime() / step) + 1) * step);
  await scheduleJob(tx, refreshRatingsJob, { uniqueKey: 'all', runAt, payload: {} });
}
