import { accountRoutes } from '@huarong/contract/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SKU } from '../../cart/testing/plant-goods.ts';
import { type AccountMember, type AccountShop, openAccountShop } from '../testing/account-harness.ts';

let shop: AccountShop;
let member: AccountMember;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await shop.member();
});

const ask = (request: string, proof: object = {}) =>
  member.call(accountRoutes.savePrivacyRecord, { request, ...proof });
const stateOf = async () =>
  (await shop.db.selectFrom('member').select('state').where('id', '=', member.id).executeTakeFirstOrThrow())
    .state;
const giveCard = (balanceFen: number) =>
  shop.db
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
  it('takes a code to the member’s own mobile', async () => {
    expect((await ask('cancelAccount')).errorCode).toBe('USR2007W');
    const other = await shop.member();
    const strange = await ask('cancelAccount', await shop.code(other.mobile));
    expect(strange.errorCode).toBe('USR1007W');
    expect(await stateOf()).toBe('active');
  });

  it('is barred by what is still open, and says by what', async () => {
    await giveCard(500_00);
    const answer = await ask('cancelAccount', await shop.code(member.mobile));
    expect(answer).toMatchObject({ errorCode: 'USR3004W' });
    const { cancellation } = (await member.call(accountRoutes.privacyRecord)).results;
    expect(cancellation.blockedBy).toEqual(['储值卡余额 ¥500.00']);
    expect(cancellation.checks).toHaveLength(5);
    expect(cancellation.checks).toContainEqual(
      expect.objectContaining({ text: '没有未完成的订单', isSettled: true }),
    );
  });

  it('waits seven days, during which one may come back and stay', async () => {
    const { results } = await ask('cancelAccount', await shop.code(member.mobile));
    const days = (Date.parse(results.cancellation.effectiveAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await stateOf()).toBe('closing');
    const kept = await ask('keepAccount');
    expect(kept.results.cancellation).not.toHaveProperty('effectiveAt');
    expect(kept.results.changes).toMatchObject([{ text: '注销账号 撤回' }, { text: '注销账号 申请' }]);
    await shop.passDays(8);
    await shop.work();
    expect(await stateOf()).toBe('active');
    // Nothing to take back is nothing done.
    expect((await member.call(accountRoutes.profile)).http).toBe(401);
  });

  it('happens by itself when the days are over, and not a moment before', async () => {
    await ask('cancelAccount', await shop.code(member.mobile));
    await shop.passDays(6.9);
    await shop.work();
    expect(await stateOf()).toBe('closing');
    await shop.passDays(0.2);
    await shop.work();
    expect(await stateOf()).toBe('closed');
  });

  it('waits for what was begun meanwhile', async () => {
    await ask('cancelAccount', await shop.code(member.mobile));
    await giveCard(1);
    await shop.passDays(7.1);
    await shop.work();
    expect(await stateOf()).toBe('closing');
    await shop.db.updateTable('stored_card').set({ balance_fen: 0 }).where('tail', '=', '0001').execute();
    await shop.passDays(1.1);
    await shop.work();
    expect(await stateOf()).toBe('closed');
  });

  it('takes favourites and all with it', async () => {
    await shop.db
      .insertInto('favourite')
      .values({ member_id: member.id, sku_id: SKU.cream, saved_price_fen: 1, saved_at: new Date() })
      .execute();
    await ask('cancelAccount', await shop.code(member.mobile));
    await shop.passDays(7.1);
    await shop.work();
    const left = await shop.db
      .selectFrom('favourite')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(left).toEqual([]);
  });
});
