import { sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { isSendable } from '../send-exchanges.ts';

export async function findNickname(db: Queryable, memberId: string): Promise<string | null> {
  const member = await db
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.nickname ?? null;
}

/** By month of Shanghai. A range of the index for each month, so that no lot is sorted into its month. */
export async function listExpiring(db: Queryable) {
  const { rows } = await sql<{ month: string; points: number; lots: number; is_over: boolean }>`
    select to_char(month, 'YYYY-MM') as month, open.points::bigint as points, open.lots, open.last <= shop_now() as is_over
    from (
      select min(expires_at) at time zone 'Asia/Shanghai' as first, max(expires_at) at time zone 'Asia/Shanghai' as last
      from points_lot where left_points > 0) span
    cross join lateral generate_series(date_trunc('month', span.first), span.last, interval '1 month') month
    cross join lateral (
      select sum(left_points) as points, count(*)::int as lots, max(expires_at) as last from points_lot
      where left_points > 0 and expires_at >= month at time zone 'Asia/Shanghai'
        and expires_at < (month + interval '1 month') at time zone 'Asia/Shanghai') open
    where open.lots > 0
    order by 1`.execute(db);
  return rows;
}

export const listLots = (db: Queryable, memberId: string) =>
  db
    .selectFrom('points_lot')
    .select(['points', 'left_points', 'expires_at', 'created_at'])
    .where('member_id', '=', memberId)
    .where('left_points', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(200)
    .execute();

interface EntryPage {
  size: number;
  after: number | null;
  before: number | null;
}
/** In the order in which they were booked. */
export async function listEntries(db: Queryable, memberId: string, { size, after, before }: EntryPage) {
  const rows = await db
    .selectFrom('points_entry')
    .select(['id', 'kind', 'text', 'reference', 'pay_points', 'balance', 'at'])
    .where('member_id', '=', memberId)
    .$if(after !== null, (entries) => entries.where('id', '<', after))
    .$if(before !== null, (entries) => entries.where('id', '>', before))
    .orderBy('id', before === null ? 'desc' : 'asc')
    .limit(size)
    .execute();
  return before === null ? rows : rows.reverse();
}

export interface ExchangeRow {
  id: string;
  member_id: string;
  nickname: string;
  name: string;
  points: number;
  state: 'placed' | 'sent';
  order_id: string | null;
  carrier: string | null;
  waybill_no: string | null;
  at: Date;
  sort_at: string;
  sent_at: Date | null;
}
export async function listAllExchanges(
  db: Queryable,
  query: {
    state: ExchangeRow['state'];
    size: number;
    after: ListPosition | null;
    before: ListPosition | null;
  },
): Promise<ExchangeRow[]> {
  const { state, size, after, before } = query;
  const at = before ?? after;
  const { rows } = await sql<ExchangeRow>`
    select exchange.id, exchange.member_id, member.nickname, exchange.name, exchange.points, exchange.state,
      exchange.order_id, exchange.carrier, exchange.waybill_no, exchange.at, exchange.sent_at,
      ${exactTime(sql`exchange.at`)} as sort_at
    from points_exchange exchange join member on member.id = exchange.member_id
    where exchange.state = ${state}
      ${at ? sql`and (exchange.at, exchange.id) ${before ? sql`>` : sql`<`} (${at.at}::timestamptz, ${at.id})` : sql``}
    order by exchange.at ${before ? sql`asc` : sql`desc`}, exchange.id ${before ? sql`asc` : sql`desc`}
    limit ${size}`.execute(db);
  return before ? rows.reverse() : rows;
}

export async function listAllRewards(db: Queryable) {
  const { rows } = await sql<{
    id: string;
    name: string;
    points: number;
    left_count: number;
    is_live: boolean;
    is_sendable: boolean;
    waiting: number;
  }>`
    select reward.id, reward.name, reward.points, reward.left_count, reward.is_live,
      ${isSendable(sql.ref('reward.sku_id'))} as is_sendable, coalesce(waiting.count, 0)::int as waiting
    from points_reward reward left join (
      select reward_id, count(*) as count from points_exchange where state = 'placed' group by reward_id) waiting
      on waiting.reward_id = reward.id
    order by reward.position, reward.id limit 500`.execute(db);
  return rows;
}
