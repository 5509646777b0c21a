import { benefitText } from '@huarong/core/coupons';
import { accept, fen, refuse, toYuan } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { readSetting } from '../../settings/index.ts';
import { couponIssueJob } from '../coupon-jobs.ts';
import { countOpenCodes } from './batches.queries.ts';
import {
  countRecipients,
  findUnknownEntries,
  insertRecipients,
  type Recipients,
} from './issue-recipients.queries.ts';
import { findIssue, lockIssue } from './issues.queries.ts';
import { maxSavingOf, termsOf } from './offer-terms-row.ts';
import { type AdminOfferRow, countCouponsOf, findOfferRow, lockOfferRow } from './offers.queries.ts';
import { recipientsText } from './recipients-text.ts';

const SHOWN_UNKNOWN = 20;
const yuan = (amount: number) =>
  `¥${Number(toYuan(fen(amount))).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const leftOf = async (db: Queryable, { id, total, claimed }: AdminOfferRow): Promise<number> =>
  Math.max(0, total - claimed - (await countOpenCodes(db, id)));

/** What giving the coupon to these members would mean. */
export async function countIssue(db: Queryable, offerId: string, recipients: Recipients) {
  const offer = await findOfferRow(db, offerId);
  if (!offer) return refuse({ code: 'coupon-offer-not-found' as const });
  if (offer.status !== 'live' && offer.status !== 'coming')
    return refuse({ code: 'coupon-offer-not-live' as const });
  const [{ members, excluded }, unknown, eachFen, counts] = [
    await countRecipients(db, offerId, recipients),
    await findUnknownEntries(db, recipients),
    await maxSavingOf(db, termsOf(offer)),
    (await countCouponsOf(db, [offerId]))(offerId),
  ];
  const { couponExposure } = await readSetting(db, 'second-person');
  return accept({
    members,
    unknown: unknown.slice(0, SHOWN_UNKNOWN),
    unknownCount: unknown.length,
    excluded,
    eachFen,
    exposureFen: members * eachFen,
    left: await leftOf(db, offer),
    needsApproval: members * eachFen > couponExposure,
    usedPercent: offer.claimed === 0 ? null : Math.round((counts.used * 100) / offer.claimed),
  });
}

const payload = z.object({ issueId: z.int(), members: z.int(), exposureFen: z.int() });

/** Coupons that may cost more than one person may spend. */
export const couponIssueApproval = defineApproval<z.output<typeof payload>>({
  kind: 'coupon-issue',
  label: '给会员发券',
  permission: 'exposure:approve',
  payload,
  async describe(db, { issueId, members, exposureFen }) {
    const issue = await findIssue(db, issueId);
    const offer = issue && (await findOfferRow(db, issue.offer_id));
    return [
      { label: '优惠券', value: offer ? `${offer.title}，${benefitText(termsOf(offer))}` : '' },
      { label: '发给', value: `${members} 位会员` },
      { label: '至多让利', value: yuan(exposureFen) },
    ];
  },
  async check(db, { issueId, members }) {
    const issue = await findIssue(db, issueId);
    const offer = issue && (await findOfferRow(db, issue.offer_id));
    const left = offer ? await leftOf(db, offer) : 0;
    return [
      {
        label: '还没有发',
        isOk: issue?.state === 'waiting',
        detail: issue?.state === 'waiting' ? '可以发' : '已经处理过',
      },
      {
        label: '这种券在发',
        isOk: offer?.status === 'live' || offer?.status === 'coming',
        detail: offer?.state === 'live' ? '可以发' : '这种券没有在发',
      },
      { label: '总数够', isOk: left >= members, detail: `还剩 ${left} 张` },
    ];
  },
  async execute(context, { issueId, members }) {
    const issue = await lockIssue(context.db, issueId);
    if (issue?.state !== 'waiting') return refuse({ code: 'coupon-issue-not-running' });
    await startIssue(context, issueId);
    return accept({ message: `开始发给 ${members} 位会员` });
  },
});

async function startIssue({ db }: AdminWriteContext, issueId: number): Promise<void> {
  await sql`update coupon_issue set state = 'running' where id = ${issueId}`.execute(db);
  await scheduleJob(db, couponIssueJob, {
    uniqueKey: String(issueId),
    runAt: await readClock(db),
    payload: { issueId },
  });
}

/** Stores who gets the coupon, and starts the job or asks a second person. */
export async function issueCoupons(
  context: AdminWriteContext,
  {
    offerId,
    recipients,
    expected,
    reason,
  }: { offerId: string; recipients: Recipients; expected: number; reason: string },
) {
  const { db, staff } = context;
  // A hundred thousand members take longer than the usual limit of a call on a busy machine.
  await sql`set local statement_timeout = '60s'`.execute(db);
  const offer = await lockOfferRow(db, offerId);
  const counted = await countIssue(db, offerId, recipients);
  if (!counted.ok) return counted;
  const { members, exposureFen, eachFen, left, needsApproval } = counted.value;
  if (members === 0) return refuse({ code: 'coupon-issue-nobody' as const });
  // Fewer is fine: somebody has claimed it meanwhile. More was not confirmed.
  if (members > expected) return refuse({ code: 'coupon-issue-changed' as const, count: members });
  if (members > left) return refuse({ code: 'coupon-issue-too-many' as const, left, count: members });
  const { id } = await db
    .insertInto('coupon_issue')
    .values({
      offer_id: offerId,
      source: JSON.stringify({ text: await recipientsText(db, recipients) }),
      reason,
      expected: members,
      each_fen: eachFen,
      state: 'waiting',
      made_by: staff.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const issueId = Number(id);
  await insertRecipients(db, issueId, offerId, recipients);
  if (needsApproval)
    return accept(
      await requestApproval(context, couponIssueApproval, {
        subject: { kind: 'coupon-issue', id: String(issueId) },
        title: `发券：${offer?.title ?? ''}，${members} 位会员，至多 ${yuan(exposureFen)}`,
        amountFen: exposureFen,
        payload: { issueId, members, exposureFen },
        reason,
      }),
    );
  await startIssue(context, issueId);
  return accept({ state: 'done' as const, result: { issueId: String(issueId), members } });
}

/** Ends an issue, also one that still waits for a second person. */
export async function stopIssue({ db }: AdminWriteContext, issueId: number) {
  const issue = await lockIssue(db, issueId);
  if (!issue || (issue.state !== 'running' && issue.state !== 'waiting'))
    return refuse({ code: 'coupon-issue-not-running' as const });
  await sql`update coupon_issue set state = 'stopped', finished_at = shop_now() where id = ${issueId}`.execute(
    db,
  );
  return accept({ issued: issue.issued });
}
