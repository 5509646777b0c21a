import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { onPostgres } from '../../../../testing/index.ts';
import { findTrade, playAtSandbox, writeNotice } from '../../../integrations/payment/index.ts';
import { member } from '../../orders/testing/call-as.ts';
import { paidSoFar } from '../index.ts';
import { openPaymentHarness, type PaymentHarness } from '../testing/open-payment-harness.ts';
import { runConcurrently } from '../testing/run-concurrently.ts';
import { seededRandom, shuffled } from '../testing/shuffle.ts';

/** The bar of the house is a thousand; every day a part of it. */
const PAYMENTS = Number(process.env['STORM_PAYMENTS'] ?? 40);
const SEED = Number(process.env['STORM_SEED'] ?? Math.floor(Math.random() * 1e6));
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
const LIN = '1000000001';

onPostgres('a storm of notices', () => {
  let harness: PaymentHarness;
  beforeAll(async () => {
    harness = await openPaymentHarness();
    await harness.createMember(LIN);
  });
  afterAll(() => harness.database.close());

  it(`repeated, shuffled, forged and crossed by cancels (seed ${SEED}) leaves every order in one lawful end`, async () => {
    const random = seededRandom(SEED);
    const orders = await runConcurrently(
      Array.from({ length: PAYMENTS }, () => async () => {
        const orderId = await harness.createOrder({ owner: `member:${LIN}`, payableFen: 1_000 });
        const numbers: string[] = [];
        // A third of the shoppers try one way, then pay by the other as well.
        for (const paymentCode of random() < 0.3 ? ['ALIPAY', 'WECHAT'] : ['WECHAT']) {
          const input = { orderId, channel: 'PC', type: 'full', paymentCode };
          numbers.push((await harness.call(member(LIN), PAY_INFO, input)).results.outTradeNo);
        }
        return { orderId, numbers };
      }),
    );
    const keys = await harness.sandbox.keys();
    const now = await readClock(harness.db);
    const events = await runConcurrently(
      orders.map(({ orderId, numbers }) => async () => {
        const sent: (() => Promise<unknown>)[] = [];
        for (const number of numbers) {
          await playAtSandbox(harness.db, harness.sandbox, number, 'late');
          const trade = (await findTrade(harness.db, number))!;
          const notice = writeNotice(keys, trade, now);
          for (let copy = 0; copy < 1 + Math.floor(random() * 8); copy++)
            sent.push(() => harness.deliver(trade.provider, notice));
          sent.push(() => harness.deliver(trade.provider, { ...notice, body: `${notice.body} ` }));
        }
        if (random() < 0.5) sent.push(() => harness.cancelOrder(orderId));
        return sent;
      }),
    );
    await runConcurrently(shuffled(events.flat(), random));
    await harness.runDueWork();

    for (const { orderId, numbers } of orders) {
      const status = await harness.statusOf(orderId);
      const refunds = (await harness.refundsOf(orderId)).map(({ amount_fen, state }) => [amount_fen, state]);
      const paid = await paidSoFar(harness.db, orderId);
      expect([30, 90]).toContain(status);
      expect(paid).toBe(status === 30 ? 1_000 : 0);
      expect(refunds).toEqual(Array(numbers.length - (status === 30 ? 1 : 0)).fill([1_000, 'done']));
    }
    expect(await harness.audit()).toEqual([]);
  }, 600_000);
});
