import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { pointsAdminRoutes } from '@huarong/contract/admin/points';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { openAdmin } from '../../../testing/open-admin.ts';
import { insertMember } from '../cart/testing/open-cart-shop.ts';

const MEMBER = '1000000001';

let shop: Awaited<ReturnType<typeof openAdmin>>;
beforeAll(async () => {
  shop = await openAdmin();
  await insertMember(shop.db, MEMBER);
}, 120_000);
afterAll(() => shop.close());

it('what nobody decided within a day can be asked for again', async () => {
  const ask = async () => {
    const owner = await shop.signIn('OWNER');
    const input = { memberId: MEMBER, points: 6_000, reference: '工单-9', reason: '补发漏记' };
    return (await owner.call(pointsAdminRoutes.adjust, input)).results;
  };
  const first = await ask();
  expect(await ask()).toEqual(first);
  await advanceClock(shop.db, 25 * 3_600);
  const second = await ask();
  expect(second.approvalId).not.toBe(first.approvalId);

  const finance = await shop.signIn('FINANCE');
  const stateOf = async (approvalId: string) =>
    (await finance.call(approvalsRoutes.detail, { approvalId })).results.state;
  expect([await stateOf(first.approvalId), await stateOf(second.approvalId)]).toEqual(['expired', 'waiting']);
  expect((await finance.call(approvalsRoutes.approve, { approvalId: second.approvalId })).status).toBe(200);
});
