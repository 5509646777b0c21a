import { type RawBuilder, sql } from 'kysely';
import { exactTime, type ListPosition } from '#platform/admin';
import type { Queryable } from '#platform/database';

export type RecordState = 'usable' | 'held' | 'used' | 'expired' | 'void';
export interface RecordRow {
  id: string;
  member_id: string;
  nickname: string;
  mobile: string;
  state: RecordState;
  source: 'claim' | 'issue' | 'code';
  order_id: string | null;
  saved_fen: number | null;
  claimed_at: Date;
  position: string;
  valid_to: Date;
  settled_at: Date | null;
  void_reason: string | null;
}

const IN_STATE: Record<RecordState, RawBuilder<unknown>> = {
  usable: sql`coupon.state = 'usable' and coupon.valid_to > shop_now()`,
  expired: sql`coupon.state = 'usable' and coupon.valid_to <= shop_now()`,
  held: sql`coupon.state = 'held'`,
  used: sql`coupon.state = 'used'`,
  void: sql`coupon.state = 'void'`,
};

/** The newest claims of an offer. */
export async function listRecords(
  db: Queryable,
  {
    offerId,
    state,
    olderThan,
    newerThan,
    size,
  }: {
    offerId: string;
    state?: RecordState | undefined;
    olderThan: ListPosition | null;
    newerThan: ListPosition | null;
    size: number;
  },
): Promise<RecordRow[]> {
  const at = (position: ListPosition) => sql`(${position.at}::timestamptz, ${position.id})`;
  const place = olderThan
    ? sql`and (coupon.claimed_at, coupon.id) < ${at(olderThan)}`
    : newerThan
      ? sql`and (coupon.claimed_at, coupon.id) > ${at(newerThan)}`
      : sql``;
  const order = newerThan ? sql`asc` : sql`desc`;
  const { rows } = await sql<RecordRow>`
    select page.*, member.nickname, member.mobile,
      case when exists (select from coupon_issue_member given where given.coupon_id = page.id) then 'issue'
        when exists (select from coupon_code single where single.coupon_id = page.id) then 'code'
        else 'claim' end as source
    from (
      select coupon.id, coupon.member_id, coupon.order_id, coupon.saved_fen, coupon.claimed_at, coupon.valid_to,
        coupon.settled_at, coupon.void_reason, ${exactTime(sql`coupon.claimed_at`)} as position,
        case when coupon.state = 'usable' and coupon.valid_to <= shop_now() then 'expired' else coupon.state end as state
      from coupon where coupon.offer_id = ${offerId} ${state === undefined ? sql`` : sql`and ${IN_STATE[state]}`} ${place}
      order by coupon.claimed_at ${order}, coupon.id ${order} limit ${size}
    ) page join member on member.id = page.member_id
    order by page.claimed_at desc, page.id desc`.execute(db);
  return rows;
}
