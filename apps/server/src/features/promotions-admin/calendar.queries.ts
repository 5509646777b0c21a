import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface CalendarRow {
  kind: 'promotion' | 'bundle' | 'presale' | 'coupon' | 'campaign' | 'change-set';
  id: string;
  title: string;
  /** The kind of a promotion or the phase of a presale. */
  note: string;
  starts: Date;
  ends: Date;
  is_draft: boolean;
  /** The steps of a promotion, which name its kind. */
  tiers: unknown;
}

/** Everything with a window between two times. Stopped offers are over and not shown. */
export async function listCalendar(
  db: Queryable,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select * from (
      select 'promotion' as kind, id, title, kind as note, starts_at as starts, ends_at as ends, state = 'draft' as is_draft,
        rule->'tiers' as tiers
      from promotion where state <> 'stopped'
      union all
      select 'bundle', id, title, '', starts_at, ends_at, state = 'draft', null from bundle_price where state <> 'stopped'
      union all
      select 'presale', id, title, phase.note, phase.starts, phase.ends, state = 'draft', null from presale
        cross join lateral (values ('付定金', deposit_from, deposit_until), ('付尾款', balance_from, balance_until))
          as phase (note, starts, ends)
      where state <> 'stopped'
      union all
      select 'coupon', id, title, '', claim_from, claim_until, false, null from coupon_offer
      union all
      select 'campaign', slug, title, '', coalesce(starts_at, ${from}), coalesce(ends_at, ${to}), not is_live, null
      from campaign_page where starts_at is not null or ends_at is not null
      union all
      select 'change-set', id::text, title, state, apply_at, coalesce(restore_at, apply_at + interval '1 hour'),
        state = 'waiting', null
      from change_set where state in ('planned', 'waiting') and apply_at is not null
    ) line
    where starts < ${to} and ends > ${from}
    order by starts, kind, id limit ${limit}`.execute(db);
  return rows;
}
