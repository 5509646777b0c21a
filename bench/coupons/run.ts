import { parseArgs } from 'node:util';
import { couponJobs } from '../../apps/server/src/features/coupons/run-issue.ts';
import { couponTerms } from '../../apps/server/src/features/coupons/testing/coupon-terms.ts';
import { createMembers } from '../../apps/server/src/features/coupons/testing/create-members.ts';
import { runDueJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { approvalsRoutes } from '../../packages/contract/src/admin/approvals/index.ts';
import { couponsAdminRoutes } from '../../packages/contract/src/admin/coupons/index.ts';
import { type BenchAdmin, callStaff, onNewShop } from '../admin/on-new-shop.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:coupons [-- --quantity 100000]`: single-use codes, and a coupon for as many members, through the calls of
 * staff: counted, approved by a second person, given by the job, once each.
 */
const { values } = parseArgs({ options: { quantity: { type: 'string', default: '100000' } } });
const QUANTITY = Number(values.quantity);
const CODES_BAR_SECONDS = 30;
const DATABASE = 'huarong_bench_coupons';
const MEMBERS_AT_ONCE = 5_000;
const REASON = '量测';

await onNewShop(DATABASE, measure);

async function measure(shop: BenchAdmin): Promise<void> {
  const marketer = await shop.signIn('MARKETER');
  const owner = await shop.signIn('OWNER');
  for (let made = 0; made < QUANTITY; made += MEMBERS_AT_ONCE)
    await createMembers(shop.db, {
      from: 7_500_000_001 + made,
      count: Math.min(MEMBERS_AT_ONCE, QUANTITY - made),
    });
  const { offerId } = await callStaff(marketer, couponsAdminRoutes.save, {
    offerId: null,
    version: null,
    terms: couponTerms({ way: 'given', total: QUANTITY * 3 }),
  });
  await callStaff(marketer, couponsAdminRoutes.publish, { offerId, version: 1 });

  const codes = await timed(() =>
    callStaff(marketer, couponsAdminRoutes.createBatch, {
      offerId,
      quantity: QUANTITY,
      prefix: 'HR',
      reason: REASON,
    }),
  );
  const recipients = { by: 'filter', cards: ['PINK'] };
  const counted = await timed(() =>
    callStaff(marketer, couponsAdminRoutes.countIssue, { offerId, recipients }),
  );
  const { members, exposureFen } = counted.result;
  const asked = await timed(() =>
    callStaff(marketer, couponsAdminRoutes.issue, { offerId, recipients, expected: members, reason: REASON }),
  );
  await callStaff(owner, approvalsRoutes.approve, { approvalId: asked.result.approvalId });
  const given = await timed(async () => {
    while ((await readIssue(shop)).state === 'running') await runDueJobs(shop.db, couponJobs(shop.db));
  });
  const { issued, persons, most } = await readIssue(shop);
  console.log(describeMachine());
  console.log(`${codes.result.codes.length} codes in ${codes.seconds} s (at most ${CODES_BAR_SECONDS})`);
  console.log(
    `${members} members counted in ${counted.seconds} s, stored in ${asked.seconds} s; ${issued} coupons given in ` +
      `${given.seconds} s to ${persons} members, at most ${most} each; at most ¥${exposureFen / 100} as said before`,
  );
  const isRight = issued === members && persons === members && most === 1;
  if (Number(codes.seconds) > CODES_BAR_SECONDS || !isRight) process.exitCode = 1;
}

async function timed<Result>(work: () => Promise<Result>) {
  const from = performance.now();
  const result = await work();
  return { result, seconds: ((performance.now() - from) / 1000).toFixed(1) };
}

async function readIssue(shop: BenchAdmin) {
  const [row] = await runSql<{ state: string; issued: number; persons: number; most: number }>(
    shop.db,
    `select state, issued,
       (select count(distinct member_id)::int from coupon_issue_member where issue_id = issue.id and state = 'issued') as persons,
       (select coalesce(max(had), 0)::int from (select count(*) as had from coupon where offer_id = issue.offer_id
         group by member_id) counted) as most
     from coupon_issue issue`,
  );
  return row!;
}
