import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { couponsAdminRoutes } from '@huarong/contract/admin/coupons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { claimCoupon } from '../claim-coupon.ts';
import { typedCode } from '../code-hash.ts';
import { redeemCode } from '../redeem-code.ts';
import { couponJobs } from '../run-issue.ts';
import { couponTerms } from '../testing/coupon-terms.ts';
import { createMembers } from '../testing/create-members.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let marketer: StaffBrowser;
let owner: StaffBrowser;
let members: string[];
const REASON = '周年回馈';
beforeAll(async () => {
  shop = await openAdmin();
  marketer = await shop.signIn('MARKETER');
  owner = await shop.signIn('OWNER');
  members = await createMembers(shop.db, { from: 7_100_000_001, count: 64 });
}, 120_000);
afterAll(() => shop.close());

async function createLive(change: object = {}): Promise<string> {
  const { results } = await marketer.call(couponsAdminRoutes.save, {
    offerId: null,
    version: null,
    terms: couponTerms({ way: 'given', ...change }),
  });
  await marketer.call(couponsAdminRoutes.publish, { offerId: results.offerId, version: 1 });
  return results.offerId;
}
const detail = async (offerId: string) => (await owner.call(couponsAdminRoutes.detail, { offerId })).results;

describe('single-use codes', () => {
  const createBatch = (offerId: string, input: object = {}) =>
    marketer.call(couponsAdminRoutes.createBatch, {
      offerId,
      quantity: 3,
      prefix: 'HRSQ',
      reason: REASON,
      ...input,
    });
  const claimWith = async (memberId: string, code: string) => {
    const claimed = await claimCoupon(shop.db, memberId, typedCode(shop.config, code));
    return claimed.ok ? 'claimed' : claimed.refusal.code;
  };

  it('are in the answer once and only as hashes in the database', async () => {
    const offerId = await createLive();
    const { batchId, codes } = (await createBatch(offerId)).results;
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(code).toMatch(/^HRSQ[A-HJ-NP-Z2-9]{10}$/);
    const { rows } = await sql<{ row: string }>`
      select coupon_code::text as row from coupon_code union all select audit_row::text from audit_row`.execute(
      shop.db,
    );
    for (const code of codes) expect(rows.filter(({ row }) => row.includes(code))).toEqual([]);
    const page = (await owner.call(couponsAdminRoutes.batch, { batchId })).results;
    expect(page).toMatchObject({
      quantity: 3,
      counts: { open: 3, claimed: 0, void: 0 },
      exposureFen: 120_00,
    });
    expect(page.rows.map(({ code }: { code: string }) => code).sort()).toEqual(
      codes.map((code: string) => `HRSQ••••••${code.slice(-4)}`).sort(),
    );
  });

  it('claimed by 64 members at once give one coupon', async () => {
    const offerId = await createLive();
    const [code] = (await createBatch(offerId, { quantity: 1, prefix: '' })).results.codes;
    const outcomes = await Promise.all(members.map((memberId) => claimWith(memberId, code)));
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['claimed', 'coupon-gone']));
    expect((await detail(offerId)).counts).toMatchObject({ claimed: 1, usable: 1 });
    const winner = members[outcomes.indexOf('claimed')]!;
    expect(await redeemCode(shop.db, winner, typedCode(shop.config, code))).toEqual(expect.any(String));
    expect(
      await redeemCode(shop.db, members.find((id) => id !== winner)!, typedCode(shop.config, code)),
    ).toBeNull();
  });

  it('are not spent by somebody who has the coupon, and not claimable when stopped or voided', async () => {
    const offerId = await createLive();
    const { batchId, codes } = (await createBatch(offerId)).results;
    expect(await claimWith(members[0]!, codes[0])).toBe('claimed');
    expect(await claimWith(members[0]!, codes[1])).toBe('coupon-claimed');
    expect(await claimWith(members[1]!, codes[1])).toBe('claimed');
    expect((await owner.call(couponsAdminRoutes.voidBatch, { batchId, reason: REASON })).results).toEqual({
      voided: 1,
    });
    expect(await claimWith(members[2]!, codes[2])).toBe('coupon-not-found');
    expect((await owner.call(couponsAdminRoutes.voidBatch, { batchId, reason: REASON })).errorCode).toBe(
      'ADM9347W',
    );
    const again = (await createBatch(offerId)).results.codes;
    await marketer.call(couponsAdminRoutes.stop, { offerId, reason: REASON });
    expect(await claimWith(members[3]!, again[0])).toBe('coupon-claim-closed');
  });

  it('cannot be more than the offer has left', async () => {
    const offerId = await createLive({ total: 5 });
    await createBatch(offerId, { quantity: 4 });
    const reply = await createBatch(offerId, { quantity: 2 });
    expect([reply.errorCode, reply.message]).toEqual(['ADM9350W', '总数只剩 1 张，请先加总数']);
  });
});

describe('giving a coupon to members', () => {
  const list = (entries: readonly string[]) => ({ by: 'list', entries });
  const count = async (offerId: string, recipients: object) =>
    (await marketer.call(couponsAdminRoutes.countIssue, { offerId, recipients })).results;
  const issue = (offerId: string, recipients: object, expected: number) =>
    marketer.call(couponsAdminRoutes.issue, { offerId, recipients, expected, reason: REASON });
  const work = async () => {
    while ((await runDueJobs(shop.db, couponJobs(shop.db))) > 0);
  };

  it('counts first: members, who is unknown, who has it, and what it may cost', async () => {
    const offerId = await createLive();
    await sql`update coupon_offer set is_on_offer = true where id = ${offerId}`.execute(shop.db);
    await claimCoupon(shop.db, members[0]!, { offerId });
    const mobile = `15${members[1]!.slice(-9)}`;
    expect(
      await count(offerId, list([members[0]!, mobile, members[1]!, members[2]!, '13900000001', 'x'])),
    ).toMatchObject({
      members: 2,
      excluded: 1,
      unknown: ['13900000001', 'x'],
      unknownCount: 2,
      eachFen: 40_00,
      exposureFen: 80_00,
      left: 99,
      needsApproval: false,
    });
  });

  it('gives each one, once, and says how far it is', async () => {
    const offerId = await createLive();
    const { results } = await issue(offerId, list(members.slice(0, 10)), 10);
    expect(results).toMatchObject({ state: 'done', result: { members: 10 } });
    await work();
    expect((await detail(offerId)).issues[0]).toMatchObject({
      state: 'done',
      expected: 10,
      issued: 10,
      skipped: 0,
    });
    expect((await detail(offerId)).counts).toMatchObject({ claimed: 10, usable: 10 });
    expect((await issue(offerId, list(members.slice(0, 10)), 10)).errorCode).toBe('ADM9351W');
    expect((await issue(offerId, list(members.slice(8, 12)), 1)).errorCode).toBe('ADM9352W');
    const { rows } = (await owner.call(couponsAdminRoutes.records, { offerId, size: 4 })).results;
    expect(rows.map(({ source }: { source: string }) => source)).toEqual(Array(4).fill('issue'));
  });

  it('chooses by card and by what was not bought', async () => {
    const offerId = await createLive();
    const [gold] = await createMembers(shop.db, { from: 7_200_000_001, count: 1, card: 'GOLD' });
    expect(
      await count(offerId, { by: 'filter', cards: ['GOLD'], notBoughtSince: '2020-01-01T00:00:00Z' }),
    ).toMatchObject({
      members: 1,
    });
    await issue(offerId, { by: 'filter', cards: ['GOLD'] }, 1);
    await work();
    expect((await detail(offerId)).issues[0].source).toBe('会员卡 牡丹');
    expect((await owner.call(couponsAdminRoutes.records, { offerId })).results.rows[0].memberId).toBe(gold);
  });

  it('that may cost more than 10,000 yuan waits for a second person', async () => {
    const offerId = await createLive({ offer: { kind: 'amountOff', amount: 299_00 } });
    const waiting = (await issue(offerId, list(members), 64)).results;
    expect(waiting).toMatchObject({ state: 'waiting' });
    await work();
    expect((await detail(offerId)).issues[0]).toMatchObject({
      state: 'waiting',
      issued: 0,
      exposureFen: 64 * 299_00,
    });
    const own = await marketer.call(approvalsRoutes.approve, { approvalId: waiting.approvalId });
    expect(own.status).toBe(403);
    const request = (await owner.call(approvalsRoutes.detail, { approvalId: waiting.approvalId })).results;
    expect(request.payload).toContainEqual({ label: '至多让利', value: '¥19,136.00' });
    expect((await owner.call(approvalsRoutes.approve, { approvalId: waiting.approvalId })).status).toBe(200);
    await work();
    expect((await detail(offerId)).issues[0]).toMatchObject({ state: 'done', issued: 64 });
  });

  it('ends at once when it is stopped, and skips everybody when the offer is', async () => {
    const offerId = await createLive();
    const { result } = (await issue(offerId, list(members.slice(0, 5)), 5)).results;
    await marketer.call(couponsAdminRoutes.stopIssue, { issueId: result.issueId, reason: REASON });
    await work();
    expect((await detail(offerId)).issues[0]).toMatchObject({ state: 'stopped', issued: 0 });
    await issue(offerId, list(members.slice(0, 5)), 5);
    await marketer.call(couponsAdminRoutes.stop, { offerId, reason: REASON });
    await work();
    expect((await detail(offerId)).issues[0]).toMatchObject({ state: 'done', issued: 0, skipped: 5 });
  });

  it('for more members than are left is refused', async () => {
    const offerId = await createLive({ total: 3 });
    expect((await issue(offerId, list(members.slice(0, 4)), 4)).errorCode).toBe('ADM9353W');
  });
});
