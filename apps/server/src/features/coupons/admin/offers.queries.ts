import { ReturnStatus } from '@huarong/core/returns';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { OfferTermsRow } from './offer-terms-row.ts';

/** The kind of request when a coupon sells below cost or below the floor. */
export const COUPON_FLOOR_APPROVAL = 'coupon-floor';

export type OfferTab = 'all' | 'live' | 'limited' | 'codes' | 'given' | 'ending' | 'draft' | 'stopped';

export interface AdminOfferRow extends OfferTermsRow {
  id: string;
  kind: 'amountOff' | 'percentOff' | 'exchange' | 'freeFreight';
  state: 'draft' | 'live' | 'stopped';
  claimed: number;
  version: number;
  updated_at: Date | null;
  updated_by_name: string | null;
  /** The open request of a second person for this version. */
  waiting: { id: number; by: string; staffId: number; expiresAt: string } | null;
  status: 'draft' | 'coming' | 'live' | 'gone' | 'ended' | 'stopped';
}

/** What members meet: a published offer may be not open yet, over or used up. */
const STATUS = sql`case
  when offer.state <> 'live' then offer.state
  when offer.claim_from > shop_now() then 'coming'
  when offer.claim_until <= shop_now() then 'ended'
  when offer.claimed >= offer.total then 'gone'
  else 'live' end`;
/** Whoever edits an offer makes an open request pointless, so it counts for its version only. */
const WAITING = sql`(
  select jsonb_build_object('id', approval.id, 'staffId', approval.requested_by, 'expiresAt', approval.expires_at,
    'by', (select name from staff requester where requester.id = approval.requested_by))
  from approval where approval.kind = ${COUPON_FLOOR_APPROVAL} and approval.subject_kind = 'coupon-offer'
    and approval.subject_id = offer.id and approval.state = 'waiting' and approval.expires_at > shop_now()
    and (approval.payload ->> 'version')::int = offer.version
  order by approval.id desc limit 1)`;
const COLUMNS = sql`offer.*, staff.name as updated_by_name, ${STATUS} as status, ${WAITING} as waiting`;
const FROM = sql`coupon_offer offer left join staff on staff.id = offer.updated_by`;

const isOpen = sql`offer.state = 'live' and offer.claim_from <= shop_now() and offer.claim_until > shop_now()
  and offer.claimed < offer.total`;
const IN_TAB: Record<OfferTab, RawBuilder<unknown>> = {
  all: sql`true`,
  live: sql`(${isOpen})`,
  limited: sql`(offer.card_types is not null or offer.is_for_first_order)`,
  codes: sql`(offer.code is not null or exists (select from coupon_batch where offer_id = offer.id))`,
  given: sql`(not offer.is_on_offer and offer.code is null)`,
  // Nine of ten are claimed, or less than three days are left.
  ending: sql`(${isOpen} and (offer.claimed * 10 >= offer.total * 9 or offer.claim_until < shop_now() + interval '3 days'))`,
  draft: sql`offer.state = 'draft'`,
  stopped: sql`(offer.state = 'stopped' or (offer.state = 'live' and offer.claim_until <= shop_now()))`,
};

interface OfferFilter {
  tab: OfferTab;
  q?: string | undefined;
  kind?: string | undefined;
  channel?: string | undefined;
}

const conditionsOf = ({ tab, q, kind, channel }: OfferFilter) =>
  sql.join(
    [
      IN_TAB[tab],
      ...(kind === undefined ? [] : [sql`offer.kind = ${kind}`]),
      ...(channel === undefined ? [] : [sql`offer.channel = ${channel}`]),
      ...(q === undefined
        ? []
        : [
            // A title, a code, or an order that used one.
            sql`(strpos(lower(offer.title), ${q.toLowerCase()}) > 0 or offer.code = ${q.toUpperCase()} or offer.id = ${q}
              or offer.id in (select offer_id from coupon where order_id = ${q}))`,
          ]),
    ],
    sql` and `,
  );

/** By id, in either direction from a position. */
export async function listOfferRows(
  db: Queryable,
  filter: OfferFilter & { after: string | null; before: string | null; size: number },
): Promise<AdminOfferRow[]> {
  const { after, before, size } = filter;
  const place =
    after !== null ? sql`offer.id > ${after}` : before !== null ? sql`offer.id < ${before}` : sql`true`;
  const { rows } = await sql<AdminOfferRow>`
    select * from (
      select ${COLUMNS} from ${FROM} where ${conditionsOf(filter)} and ${place}
      order by offer.id ${before === null ? sql`asc` : sql`desc`} limit ${size}
    ) page order by id`.execute(db);
  return rows;
}

export async function countTabs(db: Queryable): Promise<Record<OfferTab, number>> {
  const tabs = Object.keys(IN_TAB) as OfferTab[];
  const { rows } = await sql<Record<OfferTab, number>>`
    select ${sql.join(tabs.map((tab) => sql`count(*) filter (where ${IN_TAB[tab]})::int as ${sql.ref(tab)}`))}
    from coupon_offer offer`.execute(db);
  return rows[0] as Record<OfferTab, number>;
}

export async function findOfferRow(db: Queryable, id: string): Promise<AdminOfferRow | null> {
  const { rows } = await sql<AdminOfferRow>`select ${COLUMNS} from ${FROM} where offer.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Locked: a claim counts on the row, so nobody claims while its terms change. */
export async function lockOfferRow(tx: Tx, id: string): Promise<AdminOfferRow | null> {
  await tx.selectFrom('coupon_offer').select('id').where('id', '=', id).forUpdate().execute();
  return findOfferRow(tx, id);
}

export interface CouponCounts {
  usable: number;
  held: number;
  used: number;
  expired: number;
  void: number;
  savedFen: number;
}
const NONE: CouponCounts = { usable: 0, held: 0, used: 0, expired: 0, void: 0, savedFen: 0 };

/** Read from an index that holds the state, the end and what was saved. */
export async function countCouponsOf(
  db: Queryable,
  offerIds: readonly string[],
): Promise<(offerId: string) => CouponCounts> {
  const { rows } = await sql<CouponCounts & { offer_id: string }>`
    select offer_id,
      count(*) filter (where state = 'usable' and valid_to > shop_now())::int as usable,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'used')::int as used,
      count(*) filter (where state = 'usable' and valid_to <= shop_now())::int as expired,
      count(*) filter (where state = 'void')::int as void,
      coalesce(sum(saved_fen) filter (where state = 'used'), 0)::bigint as "savedFen"
    from coupon where offer_id = any(${[...offerIds]}) group by offer_id`.execute(db);
  const found = new Map(rows.map((row) => [row.offer_id, row]));
  return (offerId) => found.get(offerId) ?? NONE;
}

export interface OfferCost {
  returnedFen: number;
  orders: number;
  basketFen: number | null;
  newMembers: number;
}

/** What the used coupons of an offer cost: by the orders that used them, without what returned units took back. */
export async function findCost(db: Queryable, offerId: string): Promise<OfferCost> {
  const { rows } = await sql<OfferCost>`
    select count(*)::int as orders, round(avg(orders.payable_fen))::bigint as "basketFen",
      count(*) filter (where not exists (
        select from shop_order earlier where earlier.owner = orders.owner and earlier.created_at < orders.created_at
          and earlier.paid_at is not null
      ))::int as "newMembers",
      coalesce(sum(least(coupon.saved_fen, (
        select coalesce(sum(back.coupon_fen), 0) from return_request back
        where back.order_id = orders.id and back.refund_fen > 0 and back.status = ${ReturnStatus.Completed}
      ))), 0)::bigint as "returnedFen"
    from coupon join shop_order orders on orders.id = coupon.order_id
    where coupon.offer_id = ${offerId} and coupon.state = 'used'`.execute(db);
  return rows[0] ?? { returnedFen: 0, orders: 0, basketFen: null, newMembers: 0 };
}
