import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { insertEvents } from '#platform/outbox';
import { couponClaimed } from './coupon-events.ts';
import { couponIssueJob } from './coupon-jobs.ts';
import { isForMember } from './coupons.queries.ts';

/** Well below the lease of a job, after which another worker would begin. */
const LONGEST_RUN_MS = 20_000;
const SLICE = 500;

export const couponJobs = (db: Database): JobHandlers =>
  onJob(couponIssueJob, ({ payload: { issueId } }) => runIssue(db, issueId));

/** Gives coupons slice by slice; what a slice gave commits with its place in the list, so a killed run goes on. */
export async function runIssue(db: Database, issueId: number): Promise<void> {
  const end = performance.now() + LONGEST_RUN_MS;
  while (await giveNextSlice(db, issueId)) {
    await failpoint('coupons.issue.after_commit');
    if (performance.now() < end) continue;
    await scheduleJob(db, couponIssueJob, {
      uniqueKey: String(issueId),
      runAt: await readClock(db),
      payload: { issueId },
    });
    return;
  }
}

/** False when nobody is left, or somebody has stopped the issue. */
const giveNextSlice = (db: Database, issueId: number): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ offer_id: string }>`
      select offer_id from coupon_issue where id = ${issueId} and state = 'running' for update`.execute(tx);
    const offerId = rows[0]?.offer_id;
    if (offerId === undefined) return false;
    const memberIds = await listNextMembers(tx, issueId);
    const issued = memberIds.length === 0 ? 0 : await giveCoupons(tx, { issueId, offerId, memberIds });
    const isDone = memberIds.length < SLICE;
    await sql`
      update coupon_issue set issued = issued + ${issued}, skipped = skipped + ${memberIds.length - issued},
        state = ${isDone ? 'done' : 'running'}, finished_at = ${isDone ? sql`shop_now()` : null}
      where id = ${issueId}`.execute(tx);
    await failpoint('coupons.issue.before_commit');
    return !isDone;
  });

async function listNextMembers(tx: Tx, issueId: number): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from coupon_issue_member where issue_id = ${issueId} and state = 'open'
    order by member_id limit ${SLICE}`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/**
 * One coupon each, as if claimed. Whoever has as many as one person may have, may not use it or has closed the account
 * is skipped, and so is everybody once the offer is stopped or used up.
 */
async function giveCoupons(
  tx: Tx,
  { issueId, offerId, memberIds }: { issueId: number; offerId: string; memberIds: readonly string[] },
): Promise<number> {
  await tx.selectFrom('coupon_offer').select('id').where('id', '=', offerId).forUpdate().execute();
  const { rows } = await sql<{ issued: number }>`
    with able as (
      select member.id as member_id, offer.*,
        (select count(*)::int from coupon where offer_id = offer.id and member_id = member.id) as had,
        row_number() over (order by member.id) as place
      from member cross join coupon_offer offer
      where member.id = any(${[...memberIds]}) and member.state = 'active' and offer.id = ${offerId}
        and offer.state = 'live' and shop_now() < offer.claim_until and ${isForMember}
        and offer.per_person > (select count(*) from coupon where offer_id = offer.id and member_id = member.id)
    ), new_coupon as (
      insert into coupon (offer_id, member_id, nth, per_person, valid_from, valid_to, claimed_at)
      select id, member_id, had + 1, per_person, coalesce(valid_from, shop_now()),
        coalesce(valid_to, (date_trunc('day', shop_now() at time zone 'Asia/Shanghai')
          + make_interval(days => valid_days + 1)) at time zone 'Asia/Shanghai'),
        shop_now()
      from able where place <= total - claimed
      on conflict (offer_id, member_id, nth) do nothing
      returning id, offer_id, member_id
    ), published as (
      ${insertEvents(
        couponClaimed,
        sql`select id as key, jsonb_build_object('memberId', member_id, 'couponId', id) as payload from new_coupon`,
      )}
    ), counted as (
      update coupon_offer set claimed = claimed + (select count(*) from new_coupon) where id = ${offerId}
    ), given as (
      update coupon_issue_member given
      set state = case when new_coupon.id is null then 'skipped' else 'issued' end, coupon_id = new_coupon.id
      from unnest(${[...memberIds]}::text[]) as slice (member_id)
        left join new_coupon on new_coupon.member_id = slice.member_id
      where given.issue_id = ${issueId} and given.member_id = slice.member_id
    )
    select count(*)::int as issued from new_coupon`.execute(tx);
  return rows[0]?.issued ?? 0;
}
