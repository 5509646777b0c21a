import { accountRoutes } from '@huarong/contract/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SKU } from '../../cart/testing/seed-products.ts';
import { type AccountHarness, type AccountMember, openAccountHarness } from '../testing/account-harness.ts';

let harness: AccountHarness;
let member: AccountMember;
beforeAll(async () => {
  harness = await openAccountHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  member = await harness.createMember();
});

const saveRequest = (request: string, code: object = {}) =>
  member.call(accountRoutes.savePrivacyRecord, { request, ...code });
const stateOf = async () =>
  (
    await harness.db
      .selectFrom('member')
      .select('state')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
  ).state;
const createStoredCard = (balanceFen: number) =>
  harness.db
    .insertInto('stored_card')
    .values({
      ...{
        id: `card-${member.id}`,
        number_hash: member.id,
        tail: '0001',
        pin_hash: 'x',
        member_id: member.id,
      },
      ...{ face_fen: 500_00, balance_fen: balanceFen },
    })
    .execute();

describe('closing an account', () => {
  it('needs a code sent to the member’s own mobile', async () => {
    expect((await saveRequest('cancelAccount')).errorCode).toBe('USR2007W');
    const other = await harness.createMember();
    const withForeignCode = await saveRequest('cancelAccount', await harness.requestCode(other.mobile));
    expect(withForeignCode.errorCode).toBe('USR1007W');
    expect(await stateOf()).toBe('active');
  });

  it('is refused while something is open, and says what', async () => {
    await createStoredCard(500_00);
    const answer = await saveRequest('cancelAccount', await harness.requestCode(member.mobile));
    expect(answer).toMatchObject({ errorCode: 'USR3004W' });
    const { cancellation } = (await member.call(accountRoutes.privacyRecord)).results;
    expect(cancellation.blockedBy).toEqual(['储值卡余额 ¥500.00']);
    expect(cancellation.checks).toHaveLength(5);
    expect(cancellation.checks).toContainEqual(
      expect.objectContaining({ text: '没有未完成的订单', isSettled: true }),
    );
  });

  it('waits seven days, in which the member can withdraw the request', async () => {
    const { results } = await saveRequest('cancelAccount', await harness.requestCode(member.mobile));
    const days = (Date.parse(results.cancellation.effectiveAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await stateOf()).toBe('closing');
    const withdrawn = await saveRequest('keepAccount');
    expect(withdrawn.results.cancellation).not.toHaveProperty('effectiveAt');
    expect(withdrawn.results.changes).toMatchObject([{ text: '注销账号 撤回' }, { text: '注销账号 申请' }]);
    await harness.advanceDays(8);
    await harness.runJobs();
    expect(await stateOf()).toBe('active');
    // The session has expired after eight days.
    expect((await member.call(accountRoutes.profile)).http).toBe(401);
  });

  it('happens by a job after seven days, not earlier', async () => {
    await saveRequest('cancelAccount', await harness.requestCode(member.mobile));
    await harness.advanceDays(6.9);
    await harness.runJobs();
    expect(await stateOf()).toBe('closing');
    await harness.advanceDays(0.2);
    await harness.runJobs();
    expect(await stateOf()).toBe('closed');
  });

  it('waits while a stored card bound meanwhile has a balance', async () => {
    await saveRequest('cancelAccount', await harness.requestCode(member.mobile));
    await createStoredCard(1);
    await harness.advanceDays(7.1);
    await harness.runJobs();
    expect(await stateOf()).toBe('closing');
    await harness.db.updateTable('stored_card').set({ balance_fen: 0 }).where('tail', '=', '0001').execute();
    await harness.advanceDays(1.1);
    await harness.runJobs();
    expect(await stateOf()).toBe('closed');
  });

  it('deletes the favourites', async () => {
    await harness.db
      .insertInto('favourite')
      .values({ member_id: member.id, sku_id: SKU.cream, saved_price_fen: 1, saved_at: new Date() })
      .execute();
    await saveRequest('cancelAccount', await harness.requestCode(member.mobile));
    await harness.advanceDays(7.1);
    await harness.runJobs();
    const left = await harness.db
      .selectFrom('favourite')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(left).toEqual([]);
  });
});
