import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { couponJobs } from '../../apps/server/src/features/coupons/run-issue.ts';
import { couponTerms } from '../../apps/server/src/features/coupons/testing/coupon-terms.ts';
import { createMembers } from '../../apps/server/src/features/coupons/testing/create-members.ts';
import { runDueJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { approvalsRoutes } from '../../packages/contract/src/admin/approvals/index.ts';
import { couponsAdminRoutes } from '../../packages/contract/src/admin/coupons/index.ts';
import { openBenchAdmin } from '../admin/open-admin.ts';
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

await asAdmin(`create database ${DATABASE}`);
const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
const shop = await openBenchAdmin(urlOf(DATABASE), dataDir);
try {
  await measure();
} finally {
  await shop.close();
  await asAdmin(`drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const marketer = await shop.signIn('MARKETER');
  const owner = await shop.signIn('OWNER');
  const call = async (browser: typeof owner, route: string, input: Record<string, unknown>) => {
    const answer = await browser.call(route, input);
    if (answer.errorCode !== null) throw new Error(`${route}: ${answer.message}`);
    return answer.results;
  };
  for (let made = 0; made < QUANTITY; made += MEMBERS_AT_ONCE)
    await createMembers(shop.db, {
      from: 7_500_000_001 + made,
      count: Math.min(MEMBERS_AT_ONCE, QUANTITY - made),
    });
  const { offerId } = await call(marketer, couponsAdminRoutes.save, {
    offerId: null,
    version: null,
    terms: couponTerms({ way: 'given', total: QUANTITY * 3 }),
  });
  await call(marketer, couponsAdminRoutes.publish, { offerId, version: 1 });

  const codes = await timed(() =>
    call(marketer, couponsAdminRoutes.createBatch, {
      offerId,
      quantity: QUANTITY,
      prefix: 'HR',
      reason: REASON,
    }),
  );
  const recipients = { by: 'filter', cards: ['PINK'] };
  const counted = await timed(() => call(marketer, couponsAdminRoutes.countIssue, { offerId, recipients }));
  const { members, exposureFen } = counted.result;
  const asked = await timed(() =>
    call(marketer, couponsAdminRoutes.issue, { offerId, recipients, expected: members, reason: REASON }),
  );
  await call(owner, approvalsRoutes.approve, { approvalId: asked.result.approvalId });
  const given = await timed(async () => {
    while ((await readIssue()).state === 'running') await runDueJobs(shop.db, couponJobs(shop.db));
  });
  const { issued, persons, most } = await readIssue();
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

async function readIssue() {
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
