import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** Something that shoppers see from one time to another. */
export interface Span {
  kind: 'promotion' | 'presale' | 'set' | 'coupon' | 'content' | 'section' | 'campaign';
  id: string;
  title: string;
  /** Of a line of a page: its slot. */
  slot: string | null;
  /** Null: always before, or always after. */
  from: Date | null;
  to: Date | null;
}

const MOST_SPANS = 5_000;

/** What is to be seen now or later; with rows laid over, those of plans too. */
export async function listSpans(db: Queryable): Promise<Span[]> {
  const { rows } = await sql<Span>`
    with span as (
      select 'promotion' as kind, id, title, null as slot, starts_at as "from", ends_at as "to"
      from promotion where state = 'live'
      union all
      select 'set', id, title, null, starts_at, ends_at from bundle_price where state = 'live'
      union all
      select 'presale', id, title, null, deposit_from, deposit_until from presale where state = 'live'
      union all
      select 'presale', id, title || '尾款', null, balance_from, balance_until from presale where state = 'live'
      union all
      select 'coupon', id, title, null, claim_from, claim_until from coupon_offer where state = 'live' and is_on_offer
      union all
      select 'campaign', slug, title, null, starts_at, ends_at from campaign_page where is_live
      union all
      select 'section', id, title, null, starts_at, ends_at from home_section where is_live
      union all
      select 'content', id::text, content, location_label, starts_at, ends_at from content_resource where is_live
    )
    select * from span where coalesce("to" > shop_now(), true)
    order by "from" nulls first, "to" nulls last, kind, id limit ${MOST_SPANS}`.execute(db);
  return rows;
}

const MOST_PLANS = 400;

/** Change sets that the time applies or restores. */
export const listPlanSpans = (db: Queryable) =>
  db
    .selectFrom('change_set')
    .select([
      'title',
      sql<Date | null>`coalesce(applied_at, apply_at)`.as('from'),
      'restore_at as to',
      sql<'plan'>`'plan'`.as('kind'),
    ])
    .where((set) =>
      set.or([
        set('state', '=', 'planned'),
        set.and([set('state', '=', 'applied'), set('restore_at', '>', sql<Date>`shop_now()`)]),
      ]),
    )
    .orderBy('id')
    .limit(MOST_PLANS)
    .execute();

/** Prices of skus as they are stored, or as rows laid over say. */
export const listPrices = (db: Queryable, skuIds: readonly string[]) =>
  db
    .selectFrom('sku')
    .select(['id', 'offer_price_fen as fen'])
    .where((sku) => sku('id', '=', sku.fn.any(sku.val([...skuIds]))))
    .execute();

const MOST_DRAFTS = 50;

/** Change sets that nobody has published yet, newest first. */
export const listDrafts = (db: Queryable) =>
  db
    .selectFrom('change_set')
    .leftJoin('staff', 'staff.id', 'change_set.made_by')
    .select(['change_set.id', 'title', 'change_set.state', 'apply_at', 'row_counts', 'staff.name as madeBy'])
    .where('change_set.state', 'in', ['draft', 'waiting'])
    .orderBy('change_set.id', 'desc')
    .limit(MOST_DRAFTS)
    .execute();

/** Of these sets, those that can still be published: a planned one is shown from its time on anyway. */
export async function findOpenSets(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('change_set')
    .select('id')
    .where('state', 'in', ['draft', 'waiting', 'planned'])
    .where((set) => set('id', '=', set.fn.any(set.val([...ids]))))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
