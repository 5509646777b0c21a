import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import type { Actor } from '#platform/context';
import { runDueJobs } from '#platform/jobs';
import { openTill, type Till } from '../payment/testing/open-till.ts';
import { memberCardJobs } from './index.ts';
import { hasCheckDigit } from './rebind-card.ts';

const LIN = '1000000001';
let till: Till;
let lin: Actor;
beforeAll(async () => {
  till = await openTill();
  lin = await till.newMember(LIN);
});
afterAll(() => till.database.close());

const card = async () => (await till.call(lin, 'GET /v1/myaccount/memberCard')).results;
async function buy(payableFen: number) {
  const orderId = await till.order({ owner: `member:${LIN}`, payableFen });
  const input = { orderId, channel: 'PC', type: 'full', paymentCode: 'WECHAT' };
  const { results } = await till.call(lin, 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}', input);
  await till.play(results.outTradeNo, 'success');
  await till.work();
}

describe('the member card', () => {
  it('begins as 铃兰 and tells what the others are good for', async () => {
    const shown = await card();
    expect(shown).toMatchObject({ cardType: 'PINK', cardName: '铃兰', spent: '0.00' });
    expect(shown.history).toMatchObject([{ text: '领取 铃兰', reason: '注册' }]);
    expect(shown.benefits[0]).toEqual({
      name: '购物积分',
      values: { PINK: '× 1', WHITE: '× 1', BLACK: '× 1.25', GOLD: '× 1.5' },
    });
    expect(shown.benefits[1].values).toMatchObject({ WHITE: '¥199.00', BLACK: '¥99.00', GOLD: '始终包邮' });
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

  it('is kept for a year and then goes by what was spent since', async () => {
    await advanceClock(till.db, 300 * 86_400);
    await runDueJobs(till.db, memberCardJobs(till.db));
    expect((await card()).cardType).toBe('BLACK');
    await advanceClock(till.db, 67 * 86_400);
    await runDueJobs(till.db, memberCardJobs(till.db));
    expect(await card()).toMatchObject({ cardType: 'WHITE', spent: '0.00' });
  });

  it('gets a new number only with a code, and only one that is a card’s', async () => {
    const bind = (input: object) => till.call(lin, 'POST /v1/myaccount/memberCard/bind', input);
    expect(await bind({ cardNumber: '4111111111111111' })).toMatchObject({ errorCode: 'USR1007W' });
  });

  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['1411111111111111', false],
  ])('number %s has its check digit: %s', (number, isRight) => expect(hasCheckDigit(number)).toBe(isRight));
});
