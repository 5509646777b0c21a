import { errorCodes } from '@huarong/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { type Actor, memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { sendCode } from '../identity/index.ts';
import { contextOf } from '../orders/testing/call-as.ts';
import { openPaymentHarness, type PaymentHarness } from '../payment/testing/open-payment-harness.ts';
import { memberCardJobs } from './index.ts';
import { hasValidCheckDigit } from './rebind-card.ts';

const LIN = '1000000001';
let harness: PaymentHarness;
let lin: Actor;
beforeAll(async () => {
  harness = await openPaymentHarness();
  lin = await harness.createMember(LIN);
});
afterAll(() => harness.database.close());

const card = async () => (await harness.call(lin, 'GET /v1/myaccount/memberCard')).results;
async function buy(payableFen: number) {
  const orderId = await harness.createOrder({ owner: memberOwner(LIN), payableFen });
  const input = { orderId, channel: 'PC', type: 'full', paymentCode: 'WECHAT' };
  const { results } = await harness.call(lin, 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}', input);
  await harness.simulate(results.outTradeNo, 'success');
  await harness.runDueWork();
}

describe('the member card', () => {
  it('starts as 铃兰 and lists the benefits of every card', async () => {
    const result = await card();
    expect(result).toMatchObject({ cardType: 'PINK', cardName: '铃兰', spent: '0.00' });
    expect(result.history).toMatchObject([{ text: '领取 铃兰', reason: '注册' }]);
    expect(result.benefits[0]).toEqual({
      name: '购物积分',
      values: { PINK: '× 1', WHITE: '× 1', BLACK: '× 1.25', GOLD: '× 1.5' },
    });
    expect(result.benefits[1].values).toMatchObject({ WHITE: '¥199.00', BLACK: '¥99.00', GOLD: '始终包邮' });
  });

  it('becomes 玉簪 with the first payment and 芍药 with ¥1,500.00', async () => {
    await buy(10_000);
    expect(await card()).toMatchObject({ cardType: 'WHITE', next: { cardType: 'BLACK', gap: '1400.00' } });
    await buy(140_000);
    expect(await card()).toMatchObject({
      cardType: 'BLACK',
      spent: '1500.00',
      validUntil: expect.any(String),
      next: { cardName: '牡丹', gap: '10500.00' },
      history: [{ text: '玉簪 → 芍药', reason: '近 12 个月消费达到 ¥1,500.00', by: '系统' }, {}, {}],
    });
  });

  it('lists the condition of each card and the renewal condition, which counts only the card’s own year', async () => {
    const result = await card();
    expect(result.tiers).toMatchObject([
      { cardName: '铃兰', condition: '注册即有' },
      { cardName: '玉簪' },
      { cardName: '芍药', amount: '1500.00' },
      { cardName: '牡丹', amount: '12000.00' },
    ]);
    expect(result.keep).toEqual({
      until: result.validUntil,
      needed: '1500.00',
      gap: '1500.00',
      isDueSoon: false,
    });
    await buy(20_000);
    expect((await card()).keep).toMatchObject({ gap: '1300.00' });
  });

  it('is valid for a year and then depends on the spending of that year', async () => {
    await advanceClock(harness.db, 300 * 86_400);
    await runDueJobs(harness.db, memberCardJobs(harness.db));
    expect(await card()).toMatchObject({ cardType: 'BLACK', keep: { isDueSoon: false } });
    await advanceClock(harness.db, 36 * 86_400);
    expect((await card()).keep).toMatchObject({ gap: '1300.00', isDueSoon: true });
    await advanceClock(harness.db, 31 * 86_400);
    await runDueJobs(harness.db, memberCardJobs(harness.db));
    expect(await card()).toMatchObject({ cardType: 'WHITE', spent: '0.00' });
  });

  describe('when lost', () => {
    const NEW = '4111111111111111';
    const bind = (input: object) => harness.call(lin, 'POST /v1/myaccount/memberCard/bind', input);
    const requestCode = async () => {
      await harness.db.deleteFrom('verification_code').execute();
      const request = { channel: 'sms', recipient: '13900000000', purpose: 'bind' } as const;
      const sent = await transaction(harness.db, (tx) => sendCode(tx, contextOf(harness.db, lin), request));
      const { code } = await harness.db
        .selectFrom('demo_message')
        .select('code')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { smsCode: code!, rToken: sent.ok ? sent.value.rToken : '' };
    };

    it('is not replaced without a code or with a wrong one', async () => {
      expect(await bind({ cardNumber: NEW })).toMatchObject({ errorCode: 'USR1007W' });
      const { smsCode, rToken } = await requestCode();
      const wrong = smsCode === '000000' ? '111111' : '000000';
      expect(await bind({ cardNumber: NEW, smsCode: wrong, rToken })).toMatchObject({ status: 1 });
    });

    const refusal = { status: 1, errorCode: errorCodes['member-card-wrong'].code };

    it('is not replaced by a number with a wrong check digit', async () => {
      const refused = await bind({ cardNumber: '4111111111111112', ...(await requestCode()) });
      expect(refused).toMatchObject(refusal);
    });

    it('is not replaced by the number of another member', async () => {
      const [id, cardNumber] = ['2000000044', '5555555555554444'];
      await harness.createMember(id);
      await harness.db.updateTable('member').set({ card_number: cardNumber }).where('id', '=', id).execute();
      expect(await bind({ cardNumber, ...(await requestCode()) })).toMatchObject(refusal);
    });

    it('gets a new number, and the change is recorded', async () => {
      const before = await card();
      expect(await bind({ cardNumber: NEW, ...(await requestCode()) })).toMatchObject({
        status: 0,
        results: { cardTail: '1111' },
      });
      const after = await card();
      expect(after).toMatchObject({ cardType: before.cardType, cardNumber: '4111 **** 1111' });
      expect(after.history[0]).toMatchObject({ text: '换绑会员卡', by: '本人' });
      expect(after.validUntil).toBe(before.validUntil);
    });
  });

  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['1411111111111111', false],
  ])('number %s has a valid check digit: %s', (number, isRight) =>
    expect(hasValidCheckDigit(number)).toBe(isRight),
  );
});
