import type { MemberSearch } from '@huarong/core/members';
import { type RawBuilder, sql } from 'kysely';
import { memberOwner, memberOwnerOfColumn } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { Position } from './position.ts';

export interface MemberRow {
  id: string;
  nickname: string;
  mobile: string;
  card_type: 'PINK' | 'WHITE' | 'BLACK' | 'GOLD';
  state: 'active' | 'locked' | 'closing' | 'closed';
  is_watched: boolean;
  created_at: Date;
  /** What the list is sorted by, to the microsecond. */
  sort_value: string;
}

export type MemberView = 'all' | 'locked' | 'watched' | 'closing';

interface MemberQuery {
  search: MemberSearch | null;
  view: MemberView;
  tag: string | null;
  size: number;
  after: Position | null;
  before: Position | null;
}

/** Members newest first; those found by nickname by nickname. Each way has an index of its own. */
export async function listMembers(db: Queryable, query: MemberQuery): Promise<MemberRow[]> {
  const isByName = query.search?.kind === 'nickname';
  const isBackwards = query.before !== null;
  // Nicknames ascend, times descend; going back turns either round.
  const ascends = isByName !== isBackwards;
  const order = ascends ? sql`asc` : sql`desc`;
  const key = isByName ? sql`nickname collate "C"` : sql`created_at`;
  const at = query.before ?? query.after;
  const value = at && (isByName ? sql`${at.value} collate "C"` : sql`${at.value}::timestamptz`);
  const { rows } = await sql<MemberRow>`
    select id, nickname, mobile, card_type, state, is_watched, created_at,
      ${isByName ? sql`nickname` : sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`} as sort_value
    from member
    where ${conditionOf(query)}
      ${at ? sql`and (${key}, id) ${ascends ? sql`>` : sql`<`} (${value}, ${at.id})` : sql``}
    order by ${key} ${order}, id ${order} limit ${query.size}`.execute(db);
  return isBackwards ? rows.reverse() : rows;
}

export async function countMembers(
  db: Queryable,
  query: Pick<MemberQuery, 'search' | 'view' | 'tag'>,
  limit: number,
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from member where ${conditionOf(query)} limit ${limit + 1}) counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count > limit ? null : count;
}

const conditionOf = ({
  search,
  view,
  tag,
}: Pick<MemberQuery, 'search' | 'view' | 'tag'>): RawBuilder<unknown> =>
  sql`${viewCondition(view)} and ${search ? searchCondition(search) : sql`true`}
    and ${tag === null ? sql`true` : sql`id in (select member_id from member_tag where member_tag.tag = ${tag})`}`;

function viewCondition(view: MemberView): RawBuilder<unknown> {
  if (view === 'all') return sql`true`;
  return view === 'watched' ? sql`is_watched` : sql`state = ${view}`;
}

const LAST_CHARACTER = String.fromCodePoint(0x10ffff);

function searchCondition({ kind, value }: MemberSearch): RawBuilder<unknown> {
  switch (kind) {
    case 'mobile':
      return sql`mobile = ${value}`;
    case 'mobile-end':
      return sql`right(mobile, 4) = ${value}`;
    case 'email':
      return sql`email = ${value}`;
    case 'card':
      return sql`card_number = ${value}`;
    case 'id':
      return sql`id = ${value}`;
    case 'order':
      return sql`id = (select member.id from shop_order join member on shop_order.owner = ${memberOwnerOfColumn('member.id')}
        where shop_order.id = ${value})`;
    case 'nickname':
      return sql`nickname collate "C" >= ${value} and nickname collate "C" < ${value + LAST_CHARACTER}`;
  }
}

export interface MemberFigures {
  orders: number;
  paidFen: number;
  lastOrderAt: Date | null;
  points: number;
  tags: string[];
}

/** Orders, points and tags of the members of one page. */
export async function listFigures(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, MemberFigures>> {
  if (memberIds.length === 0) return new Map();
  const owners = memberIds.map(memberOwner);
  const { rows } = await sql<MemberFigures & { id: string }>`
    select asked.id, coalesce(bought.orders, 0) as orders, coalesce(bought.paid_fen, 0)::bigint as "paidFen",
      bought.last_at as "lastOrderAt", coalesce(points.pay_points - points.held_points, 0)::int as points,
      array(select tag from member_tag where member_tag.member_id = asked.id order by created_at, tag) as tags
    from unnest(${memberIds}::text[], ${owners}::text[]) as asked(id, owner)
    cross join lateral (
      select count(*)::int as orders, max(created_at) as last_at,
        sum(payable_fen) filter (where paid_at > shop_now() - interval '12 months') as paid_fen
      from shop_order where shop_order.owner = asked.owner) bought
    left join points_account points on points.member_id = asked.id`.execute(db);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
