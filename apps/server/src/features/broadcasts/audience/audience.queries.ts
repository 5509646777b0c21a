import type { Audience } from '@huarong/contract/admin/broadcasts';
import type { BroadcastChannel } from '@huarong/core/messages';
import type { CardType } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import { ADDRESSES, allows, cappedMembers, isOldEnough, mayReceive } from '../sending/consent.ts';
import { type Condition, conditionsOf, usableCoupon } from './audience-conditions.ts';

const isChosen = (conditions: readonly RawBuilder<boolean>[]) =>
  sql.join([sql`member.state = 'active'`, ...conditions], sql` and `);
const chosen = (conditions: readonly RawBuilder<boolean>[]) => sql`
  from member left join member_profile profile on profile.member_id = member.id
  where ${isChosen(conditions)}`;

/** How many hold each condition together with those before it; the first is everybody, the last is how many are chosen. */
export async function countSteps(db: Queryable, conditions: readonly Condition[]): Promise<number[]> {
  const names = conditions.map((_, at) => sql.ref(`condition_${at}`));
  const tested = conditions.map(({ where }, at) => sql`${where} as ${sql.ref(`condition_${at}`)}`);
  const counts = names.map(
    (_, at) => sql`count(*) filter (where ${sql.join(names.slice(0, at + 1), sql` and `)})::int`,
  );
  // The offset makes each condition be tested once a member, although several counts use it.
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join([sql`count(*)::int`, ...counts])}] as counts
    from (select ${sql.join([sql`member.id`, ...tested])} ${chosen([])} offset 0) tested`.execute(db);
  return getFirst(rows).counts;
}

interface Example {
  nickname: string;
  mobile: string;
  card_type: CardType;
}
/** Some of the chosen members, others each time. */
export async function listExamples(db: Queryable, audience: Audience, limit: number): Promise<Example[]> {
  const { rows } = await sql<Example>`
    select member.nickname, member.mobile, member.card_type ${chosen(conditionsOf(audience))}
    order by random() limit ${limit}`.execute(db);
  return rows;
}

interface Reach {
  reached: number;
  noAddress: number;
  notAllowed: number;
  tooYoung: number;
  /** Have had as many broadcasts as the cap allows. */
  capped: number;
}
/** Whom of the chosen, from a place on, a channel reaches, and why not the others: the first reason that holds. */
export async function countReach(
  db: Queryable,
  {
    audience,
    channel,
    campaign = '',
    after = '',
  }: { audience: Audience; channel: BroadcastChannel; campaign?: string; after?: string },
): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select count(*) filter (where has_address and is_allowed and is_old and is_below)::int as reached,
      count(*) filter (where not has_address)::int as "noAddress",
      count(*) filter (where has_address and not is_allowed)::int as "notAllowed",
      count(*) filter (where has_address and is_allowed and not is_old)::int as "tooYoung",
      count(*) filter (where has_address and is_allowed and is_old and not is_below)::int as capped
    from (
      select ${ADDRESSES[channel]} is not null as has_address, ${allows[channel]} as is_allowed, ${isOldEnough} as is_old,
        capped.member_id is null as is_below
      from member left join member_profile profile on profile.member_id = member.id
        left join ${cappedMembers(campaign)} on capped.member_id = member.id
      where ${isChosen([...conditionsOf(audience), sql<boolean>`member.id > ${after}`])} offset 0
    ) tested`.execute(db);
  return getFirst(rows);
}

export interface ChosenMember {
  id: string;
  address: string;
  /** Read now: whoever has switched the channel off meanwhile gets nothing. */
  is_allowed: boolean;
  nickname: string;
  card_type: CardType;
  coupon_title: string | null;
  coupon_until: Date | null;
}

/** The next chosen members by id. Its work depends on how many are read, not on how many were sent before. */
export async function listChosen(
  tx: Tx,
  {
    audience,
    channel,
    campaign,
    after,
    limit,
  }: { audience: Audience; channel: BroadcastChannel; campaign: string; after: string; limit: number },
): Promise<ChosenMember[]> {
  const offerId = audience.unusedOfferId;
  const coupon =
    offerId === undefined
      ? sql`null::text as coupon_title, null::timestamptz as coupon_until`
      : sql`(select coupon_offer.title from coupon_offer where coupon_offer.id = ${offerId}) as coupon_title,
          (select min(coupon.valid_to) from coupon where ${usableCoupon(offerId)}) as coupon_until`;
  const { rows } = await sql<ChosenMember>`
    select member.id, coalesce(${ADDRESSES[channel]}, '') as address, ${mayReceive(channel, campaign)} as is_allowed,
      member.nickname, member.card_type, ${coupon}
    ${chosen([...conditionsOf(audience), sql<boolean>`member.id > ${after}`])}
    order by member.id limit ${limit}`.execute(tx);
  return rows;
}
