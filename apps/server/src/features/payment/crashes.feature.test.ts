import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import type { Actor } from '#platform/context';
import { transaction } from '#platform/database';
import { lastAttempt, paidSoFar, refundOrder } from './index.ts';
import { openTill, type Till } from './testing/open-till.ts';

const LIN = '1000000001';
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
let till: Till;
let lin: Actor;
beforeAll(async () => {
  till = await openTill();
  lin = await till.newMember(LIN);
});
afterEach(() => {
  delete process.env['FP'];
});
afterAll(async () => {
  expect(await till.audit()).toEqual([]);
  await till.database.close();
});

const newOrder = () => till.order({ owner: `member:${LIN}`, payableFen: 15_000 });
const payInfo = (orderId: string, paymentCode = 'ALIPAY') =>
  till.call(lin, PAY_INFO, { orderId, channel: 'PC', type: 'full', paymentCode });
const breakAt = (point: string) => {
  process.env['FP'] = `${point}:throw`;
};
/** The process is back, and so are the provider's repetitions and our timers. */
async function recover() {
  delete process.env['FP'];
  for (let minute = 0; minute < 3; minute++) {
    await advanceClock(till.db, 60);
    await till.db
      .updateTable('outbox_event')
      .set({ next_attempt_at: new Date(0), lease: null })
      .where('state', '=', 'waiting')
      .execute();
    await till.db
      .updateTable('job')
      .set({ next_attempt_at: new Date(0), lease: null })
      .where('state', '=', 'waiting')
      .execute();
    await till.work();
  }
}

describe('a crash', () => {
  it('after the payment was written down and before the provider heard of it costs nobody anything', async () => {
    const orderId = await newOrder();
    breakAt('payment.opened');
    await expect(payInfo(orderId)).rejects.toThrow('failpoint');
    await recover();
    const { results } = await payInfo(orderId);
    await till.play(results.outTradeNo, 'success');
    expect(await paidSoFar(till.db, orderId)).toBe(15_000);
  });

  it.each(['payment.settle.before_commit', 'order.paid.before_commit', 'notice.after_commit'])(
    'at %s leaves an order that is paid once',
    async (point) => {
      const orderId = await newOrder();
      const { results } = await payInfo(orderId, 'WECHAT');
      breakAt(point);
      await expect(till.play(results.outTradeNo, 'success')).rejects.toThrow('failpoint');
      delete process.env['FP'];
      await till.play(results.outTradeNo, 'success');
      await recover();
      expect(await till.statusOf(orderId)).toBe(30);
      expect(await paidSoFar(till.db, orderId)).toBe(15_000);
    },
  );

  it.each(['refund.before_call', 'refund.after_call'])('at %s sends one refund', async (point) => {
    const orderId = await newOrder();
    const { results } = await payInfo(orderId);
    await till.play(results.outTradeNo, 'success');
    await transaction(till.db, (tx) =>
      refundOrder(tx, { orderId, amountFen: 15_000, reasonKey: `cancel:${orderId}` }),
    );
    breakAt(point);
    await till.work();
    await recover();
    expect(await till.refundsOf(orderId)).toMatchObject([{ state: 'done', amount_fen: 15_000 }]);
    expect(await till.statusOf(orderId)).toBe(91);
  });

  it('between two cards takes from neither', async () => {
    const orderId = await newOrder();
    const cards = [
      await till.card({ faceFen: 8_000, memberId: LIN }),
      await till.card({ faceFen: 8_000, memberId: LIN }),
    ];
    await till.db
      .insertInto('sign_in_record')
      .values({
        member_id: LIN,
        way: 'sms',
        outcome: 'signed-in',
        device_id: 'desk',
        network: 'home',
        risk_score: 0,
        created_at: new Date('2026-01-01'),
      })
      .execute();
    const pay = () =>
      till.call(lin, 'POST /v2/order/silkpay', { orderId, cardIds: cards }, { deviceFingerprint: 'desk' });
    breakAt('silkpay.between_cards');
    await expect(pay()).rejects.toThrow('failpoint');
    for (const card of cards)
      expect(await till.cardRow(card)).toMatchObject({ balance_fen: 8_000, held_fen: 0 });
    delete process.env['FP'];
    expect(await pay()).toMatchObject({ status: 0 });
  });

  it('of the line while a payment is closed is made good, and a payment that came through is returned', async () => {
    const orderId = await newOrder();
    const { results } = await payInfo(orderId);
    await till.play(results.outTradeNo, 'late');
    await till.cancel(orderId);
    till.line.breaks = (call) => call === 'close';
    await till.work();
    till.line.breaks = () => false;
    await recover();
    expect(await till.statusOf(orderId)).toBe(90);
    expect(await till.refundsOf(orderId)).toMatchObject([{ state: 'done' }]);
  });
});

it('a shopper reads why the last try failed, and nothing once she has begun another', async () => {
  const orderId = await newOrder();
  const { results } = await payInfo(orderId, 'WECHAT');
  await till.play(results.outTradeNo, 'fail');
  expect(await lastAttempt(till.db, orderId)).toMatchObject({ state: 'closed', failure: '余额不足' });
  await payInfo(orderId);
  expect(await lastAttempt(till.db, orderId)).toMatchObject({ state: 'pending', failure: null });
});
