import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { ChangedTable } from '../../change-sets/index.ts';

export interface PlannedMoment {
  id: number;
  moment: 'begin' | 'end';
  at: Date;
  title: string;
  state: 'planned' | 'waiting' | 'applied' | 'failed';
  row_counts: Partial<Record<ChangedTable, number>>;
  made_by: string | null;
}

/** When sets begin or end by themselves between two times. Open sets are dozens, not thousands. */
export async function listMoments(
  db: Queryable,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<PlannedMoment[]> {
  const { rows } = await sql<PlannedMoment>`
    select c.id::int as id, moment, at, c.title, c.state, c.row_counts, staff.name as made_by
    from change_set c left join staff on staff.id = c.made_by
      cross join lateral (values ('begin', c.apply_at), ('end', c.restore_at)) as happens(moment, at)
    where at >= ${from} and at < ${to}
      and (c.state in ('planned', 'waiting', 'failed') or (c.state = 'applied' and moment = 'end'))
    order by at, c.id, moment limit ${limit}`.execute(db);
  return rows;
}

/** A line of a slot, a section or a campaign that begins or ends by its own time. */
export interface ContentMoment {
  kind: 'slot-line' | 'home-section' | 'campaign';
  id: string;
  /** Of a line: its slot and place. */
  slot: string | null;
  position: number | null;
  moment: 'begin' | 'end';
  at: Date;
  title: string;
}

/** What of the pages begins or ends between two times. The end of a line that another one follows at once is left out. */
export async function listContentMoments(
  db: Queryable,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<ContentMoment[]> {
  const { rows } = await sql<ContentMoment>`
    with timed as (
      select 'slot-line' as kind, id::text as id, kind as line_kind, location_label as slot, position, content as title,
        starts_at, ends_at
      from content_resource where is_live and (starts_at is not null or ends_at is not null)
      union all
      select 'home-section', id, null, null, null, title, starts_at, ends_at
      from home_section where is_live and (starts_at is not null or ends_at is not null)
      union all
      select 'campaign', slug, null, null, null, title, starts_at, ends_at
      from campaign_page where is_live and (starts_at is not null or ends_at is not null)
    )
    select timed.kind, timed.id, timed.slot, timed.position, happens.moment, happens.at, timed.title
    from timed cross join lateral (values ('begin', starts_at), ('end', ends_at)) as happens(moment, at)
    where happens.at >= ${from} and happens.at < ${to}
      and not (happens.moment = 'end' and exists (
        select from timed follower where follower.slot = timed.slot and follower.line_kind = timed.line_kind
          and follower.position = timed.position and follower.starts_at = happens.at))
    order by happens.at, timed.kind, timed.id limit ${limit}`.execute(db);
  return rows;
}

export interface SharedCell {
  table_name: ChangedTable;
  row_id: string;
  column: string;
  plans: { id: number; title: string; at: string | null; value: unknown }[];
}

/**
 * Cells that two open plans change, or that one changes and another restores. Stock is a difference, so two plans of it
 * never meet.
 */
export async function listSharedCells(db: Queryable, limit: number): Promise<SharedCell[]> {
  const { rows } = await sql<SharedCell>`
    with open as (
      select id, title, coalesce(case when state = 'applied' then restore_at else apply_at end, created_at) as at
      from change_set
      where state in ('planned', 'waiting') or (state = 'applied' and restore_at > shop_now())
    )
    select c.table_name, c.row_id, changed.key as "column",
      jsonb_agg(jsonb_build_object('id', open.id, 'title', open.title, 'at', open.at, 'value', changed.value)
        order by open.at, open.id) as plans
    from open join change_row c on c.set_id = open.id cross join lateral jsonb_each(c.value) changed
    where c.table_name not in ('stock', 'product_image') and not c.is_new
    group by c.table_name, c.row_id, changed.key having count(*) > 1
    order by c.table_name, c.row_id, changed.key limit ${limit}`.execute(db);
  return rows;
}
