import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { type Actor, memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { findLastAttempt, paidSoFar, refundOrder } from './index.ts';
import { openPaymentHarness, type PaymentHarness } from './testing/open-payment-harness.ts';

const LIN = '1000000001';
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
let harness: PaymentHarness;
let lin: Actor;
beforeAll(async () => {
  harness = await openPaymentHarness();
  lin = await harness.createMember(LIN);
});
afterEach(() => {
  delete process.env['FP'];
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.database.close();
});

const createOrder = () => harness.createOrder({ owner: memberOwner(LIN), payableFen: 15_000 });
const payInfo = (orderId: string, paymentCode = 'ALIPAY') =>
  harness.call(lin, PAY_INFO, { orderId, channel: 'PC', type: 'full', paymentCode });
const crashAt = (point: string) => {
  process.env['FP'] = `${point}:throw`;
};
/** The process restarts; provider retries and our scheduled jobs run again. */
async function recover() {
  delete process.env['FP'];
  for (let minute = 0; minute < 3; minute++) {
    await advanceClock(harness.db, 60);
    await harness.db
      .updateTable('outbox_event')
      .set({ next_attempt_at: new Date(0), lease: null })
      .where('state', '=', 'waiting')
      .execute();
    await harness.db
      .updateTable('job')
      .set({ next_attempt_at: new Date(0), lease: null })
      .where('state', '=', 'waiting')
      .execute();
    await harness.runDueWork();
  }
}

describe('a crash', () => {
  it('between storing the payment and calling the provider loses no money', async () => {
    const orderId = await createOrder();
    crashAt('payment.opened');
    await expect(payInfo(orderId)).rejects.toThrow('failpoint');
    await recover();
    const { results } = await payInfo(orderId);
    await harness.simulate(results.outTradeNo, 'success');
    expect(await paidSoFar(harness.db, orderId)).toBe(15_000);
  });

  it.each(['payment.settle.before_commit', 'order.paid.before_commit', 'notice.after_commit'])(
    'at %s leaves the order paid once',
    async (point) => {
      const orderId = await createOrder();
      const { results } = await payInfo(orderId, 'WECHAT');
      crashAt(point);
      await expect(harness.simulate(results.outTradeNo, 'success')).rejects.toThrow('failpoint');
      delete process.env['FP'];
      await harness.simulate(results.outTradeNo, 'success');
      await recover();
      expect(await harness.statusOf(orderId)).toBe(30);
      expect(await paidSoFar(harness.db, orderId)).toBe(15_000);
    },
  );

  it.each(['refund.before_call', 'refund.after_call'])('at %s sends one refund', async (point) => {
    const orderId = await createOrder();
    const { results } = await payInfo(orderId);
    await harness.simulate(results.outTradeNo, 'success');
    await transaction(harness.db, (tx) =>
      refundOrder(tx, { orderId, amountFen: 15_000, reasonKey: `cancel:${orderId}` }),
    );
    crashAt(point);
    await harness.runDueWork();
    await recover();
    expect(await harness.listRefunds(orderId)).toMatchObject([{ state: 'done', amount_fen: 15_000 }]);
    expect(await harness.statusOf(orderId)).toBe(91);
  });

  it('between two card holds takes money from neither card', async () => {
    const orderId = await createOrder();
    const cards = [
      await harness.createCard({ faceFen: 8_000, memberId: LIN }),
      await harness.createCard({ faceFen: 8_000, memberId: LIN }),
    ];
    await harness.db
      .insertInto('sign_in_record')
      .values({
        member_id: LIN,
        way: 'sms',
        outcome: 'signed-in',
        device_id: 'known-device',
        network: 'home',
        risk_score: 0,
        created_at: new Date('2026-01-01'),
      })
      .execute();
    const pay = () =>
      harness.call(
        lin,
        'POST /v2/order/silkpay',
        { orderId, cardIds: cards },
        { deviceFingerprint: 'known-device' },
      );
    crashAt('silkpay.between_cards');
    await expect(pay()).rejects.toThrow('failpoint');
    for (const card of cards)
      expect(await harness.getCard(card)).toMatchObject({ balance_fen: 8_000, held_fen: 0 });
    delete process.env['FP'];
    expect(await pay()).toMatchObject({ status: 0 });
  });

  it('of the connection while closing a payment is recovered, and a payment that went through is refunded', async () => {
    const orderId = await createOrder();
    const { results } = await payInfo(orderId);
    await harness.simulate(results.outTradeNo, 'late');
    await harness.cancelOrder(orderId);
    harness.connection.fails = (call) => call === 'close';
    await harness.runDueWork();
    harness.connection.fails = () => false;
    await recover();
    expect(await harness.statusOf(orderId)).toBe(90);
    expect(await harness.listRefunds(orderId)).toMatchObject([{ state: 'done' }]);
  });
});

it('the last attempt shows why it failed, until the shopper starts another', async () => {
  const orderId = await createOrder();
  const { results } = await payInfo(orderId, 'WECHAT');
  await harness.simulate(results.outTradeNo, 'fail');
  expect(await findLastAttempt(harness.db, orderId)).toMatchObject({ state: 'closed', failure: '余额不足' });
  await payInfo(orderId);
  expect(await findLastAttempt(harness.db, orderId)).toMatchObject({ state: 'pending', failure: null });
});
