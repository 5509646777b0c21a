import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface PlannedMoment {
  at: Date;
  change: 'begins' | 'ends';
  kind: 'promotion' | 'presale' | 'set' | 'content' | 'campaign' | 'plan';
  title: string;
}

const MOST_MOMENTS = 40;

/**
 * What begins or ends next in the shop, earliest first; texts and images of one time are one. Previews are of whole minutes, so
 * each is the first minute at which the change is to be seen.
 */
export async function listPlannedMoments(
  db: Queryable,
  { until, hasSets }: { until: Date; hasSets: boolean },
): Promise<PlannedMoment[]> {
  const { rows } = await sql<PlannedMoment>`
    with offer as (
      select 'promotion' as kind, title, starts_at, ends_at from promotion where state = 'live'
      union all
      select 'set', title, starts_at, ends_at from bundle_price where state = 'live'
      union all
      select 'presale', title, deposit_from, deposit_until from presale where state = 'live'
      union all
      select 'presale', title || '尾款', balance_from, balance_until from presale where state = 'live'
      union all
      select 'campaign', title, starts_at, ends_at from campaign_page where is_live
    ), line as (
      select starts_at, ends_at from content_resource where is_live
    ), moment as (
      select starts_at as at, 'begins' as change, kind, title from offer
      union all
      select ends_at, 'ends', kind, title from offer
      union all
      select starts_at, 'begins', 'content', '页面内容 ' || count(*) || ' 处' from line group by starts_at
      union all
      select ends_at, 'ends', 'content', '页面内容 ' || count(*) || ' 处' from line group by ends_at
      union all
      select apply_at, 'begins', 'plan', title from change_set where state = 'planned' and ${hasSets}
      union all
      select restore_at, 'ends', 'plan', title from change_set where state in ('planned', 'applied') and ${hasSets}
    )
    select distinct date_trunc('minute', at + interval '59.999999 seconds') as at, change, kind, title from moment
    where at > shop_now() and at <= ${until}::timestamptz
    order by at, change, kind, title limit ${MOST_MOMENTS}`.execute(db);
  return rows;
}

/** A campaign page that is open now, or opens next. */
export const findShownCampaign = (db: Queryable) =>
  db
    .selectFrom('campaign_page')
    .select('slug')
    .where('is_live', '=', true)
    .where('offer_kind', 'is not', null)
    .where((page) => page.or([page('ends_at', 'is', null), page('ends_at', '>', sql<Date>`shop_now()`)]))
    .orderBy('starts_at')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
