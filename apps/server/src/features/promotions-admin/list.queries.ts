import { sql } from 'kysely';
import { type JsonValue, likeText, type Queryable } from '#platform/database';

/** The kind of request when a promotion sells below cost or below the floor. */
export const FLOOR_APPROVAL = 'promotion-floor';

export type PromotionTab = 'all' | 'running' | 'planned' | 'draft' | 'waiting' | 'today' | 'ended';
type Kind = 'flashSale' | 'limitedTime' | 'memberPrice' | 'fullAmount' | 'gift' | 'extraBuy' | 'bundle';
type Phase = 'draft' | 'planned' | 'running' | 'ended' | 'stopped';

/** A promotion, or a bundle price as one; the latter's id begins with `bundle:`. */
export interface PromotionRow {
  id: string;
  kind: Kind;
  title: string;
  rule: Record<string, JsonValue>;
  starts_at: Date;
  ends_at: Date;
  state: 'draft' | 'live' | 'stopped';
  phase: Phase;
  version: number;
  /** The most used of its quotas, units of a sku or orders. */
  used: number;
  updated_at: Date | null;
  updated_by: string | null;
  created_by: string | null;
  /** The open request of a second person for this version. */
  waiting: { id: number; by: string; staffId: number; expiresAt: string } | null;
}
interface PromotionFilter {
  tab: PromotionTab;
  kind?: Kind | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Hundreds or a few thousand rows, so that both tables can be read together. */
const UNION = sql`(
  select id, kind, title, rule, starts_at, ends_at, state, version, updated_at, updated_by, created_by from promotion
  union all
  select 'bundle:' || id, 'bundle', title, jsonb_build_object('skuIds', to_jsonb(sku_ids), 'priceFen', price_fen),
    starts_at, ends_at, state, version, updated_at, updated_by, created_by from bundle_price
)`;
const OFFERS = sql`${UNION} as offer`;
const PHASE = sql<Phase>`case when offer.state <> 'live' then offer.state
  when offer.starts_at > shop_now() then 'planned' when offer.ends_at > shop_now() then 'running' else 'ended' end`;
/** Whoever edits a promotion makes an open request pointless, so it counts for its version only. */
const REQUESTS = sql`approval where approval.kind = ${FLOOR_APPROVAL} and approval.subject_kind = 'promotion'
  and approval.subject_id = offer.id and approval.state = 'waiting' and approval.expires_at > shop_now()
  and (approval.payload ->> 'version')::int = offer.version`;
const WAITING = sql`(
  select jsonb_build_object('id', approval.id, 'staffId', approval.requested_by, 'expiresAt', approval.expires_at,
    'by', (select name from staff where staff.id = approval.requested_by))
  from ${REQUESTS} order by approval.id desc limit 1)`;
const COLUMNS = sql`offer.*, ${PHASE} as phase, ${WAITING} as waiting,
  (select name from staff where staff.id = offer.updated_by) as updated_by,
  (select name from staff where staff.id = offer.created_by) as created_by,
  coalesce((select max(used)::int from promotion_use where promotion_id = offer.id and owner = ''), 0) as used`;
const TABS = {
  all: sql`true`,
  running: sql`${PHASE} = 'running'`,
  planned: sql`${PHASE} = 'planned'`,
  draft: sql`${PHASE} = 'draft'`,
  waiting: sql`exists (select from ${REQUESTS})`,
  today: sql`${PHASE} = 'running' and offer.ends_at <= date_trunc('day', shop_now(), 'Asia/Shanghai') + interval '1 day'`,
  ended: sql`${PHASE} in ('ended', 'stopped')`,
} as const;
const conditionOf = ({ tab, kind, q, from, to }: PromotionFilter) => sql`(${TABS[tab]})
  ${kind === undefined ? sql`` : sql`and offer.kind = ${kind}`}
  ${q === undefined ? sql`` : sql`and (offer.title ilike ${likeText(q)} or offer.id = ${q})`}
  ${from === undefined ? sql`` : sql`and offer.ends_at > ${new Date(from)}`}
  ${to === undefined ? sql`` : sql`and offer.starts_at < ${new Date(to)}`}`;

/** Newest first. A cursor is the id of a promotion. */
export async function listPromotionRows(
  db: Queryable,
  filter: PromotionFilter,
  { size, after, before }: { size: number; after: string | null; before: string | null },
): Promise<PromotionRow[]> {
  const isReversed = before !== null;
  const from = after ?? before;
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from (
      select offer.* from ${OFFERS} where ${conditionOf(filter)}
        ${
          from === null
            ? sql``
            : sql`and (offer.starts_at, offer.id) ${isReversed ? sql`>` : sql`<`}
                (select at.starts_at, at.id from ${UNION} as at where at.id = ${from})`
        }
      order by offer.starts_at ${isReversed ? sql`asc` : sql`desc`}, offer.id ${isReversed ? sql`asc` : sql`desc`}
      limit ${size}
    ) offer order by offer.starts_at desc, offer.id desc`.execute(db);
  return rows;
}

export async function countPromotions(db: Queryable, filter: PromotionFilter): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from ${OFFERS} where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** How many promotions each tab has. */
export async function countByTab(db: Queryable): Promise<Record<PromotionTab, number>> {
  const { rows } = await sql<Record<PromotionTab, number>>`
    select count(*)::int as "all", count(*) filter (where ${TABS.running})::int as running,
      count(*) filter (where ${TABS.planned})::int as planned, count(*) filter (where ${TABS.draft})::int as draft,
      count(*) filter (where ${TABS.waiting})::int as waiting,
      count(*) filter (where ${TABS.today})::int as today, count(*) filter (where ${TABS.ended})::int as ended
    from ${OFFERS}`.execute(db);
  return rows[0] ?? { all: 0, running: 0, planned: 0, draft: 0, waiting: 0, today: 0, ended: 0 };
}

export async function findPromotion(db: Queryable, id: string): Promise<PromotionRow | null> {
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from ${OFFERS} where offer.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether an order has used it. */
export async function isUsed(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from order_offer where offer_id = ${id.replace(/^bundle:/, '')}
        and (kind = 'bundle') = ${id.startsWith('bundle:')})
      or exists (select from promotion_use where promotion_id = ${id}) as is_used`.execute(db);
  return rows[0]?.is_used ?? false;
}
