import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import { onPostgres } from '../../../../testing/index.ts';
import { applySandboxOutcome, findTrade, writeNotice } from '../../../integrations/payment/index.ts';
import { member } from '../../orders/testing/call-as.ts';
import { paidSoFar } from '../index.ts';
import { openPaymentHarness, type PaymentHarness } from '../testing/open-payment-harness.ts';
import { runConcurrently } from '../testing/run-concurrently.ts';
import { seededRandom, shuffled } from '../testing/shuffle.ts';

/** The acceptance run uses 1,000 payments; daily test runs use fewer. */
const PAYMENTS = Number(process.env['STORM_PAYMENTS'] ?? 40);
const SEED = Number(process.env['STORM_SEED'] ?? Math.floor(Math.random() * 1e6));
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
const LIN = '1000000001';

onPostgres('many provider notices at once', () => {
  let harness: PaymentHarness;
  beforeAll(async () => {
    harness = await openPaymentHarness();
    await harness.createMember(LIN);
  });
  afterAll(() => harness.database.close());

  it(`repeated, shuffled, forged and mixed with cancels (seed ${SEED}) leave every order in one valid final state`, async () => {
    const random = seededRandom(SEED);
    const orders = await runConcurrently(
      Array.from({ length: PAYMENTS }, () => async () => {
        const orderId = await harness.createOrder({ owner: memberOwner(LIN), payableFen: 1_000 });
        const numbers: string[] = [];
        // 30 % of the shoppers open a second payment with another provider.
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
          await applySandboxOutcome(harness.db, harness.sandbox, number, 'late');
          const trade = (await findTrade(harness.db, number))!;
          const notice = writeNotice(keys, trade, now);
          for (let copy = 0; copy < 1 + Math.floor(random() * 8); copy++)
            sent.push(() => harness.deliverNotice(trade.provider, notice));
          sent.push(() => harness.deliverNotice(trade.provider, { ...notice, body: `${notice.body} ` }));
        }
        if (random() < 0.5) sent.push(() => harness.cancelOrder(orderId));
        return sent;
      }),
    );
    await runConcurrently(shuffled(events.flat(), random));
    await harness.runDueWork();

    for (const { orderId, numbers } of orders) {
      const status = await harness.statusOf(orderId);
      const refunds = (await harness.listRefunds(orderId)).map(({ amount_fen, state }) => [
        amount_fen,
        state,
      ]);
      const paid = await paidSoFar(harness.db, orderId);
      expect([30, 90]).toContain(status);
      expect(paid).toBe(status === 30 ? 1_000 : 0);
      expect(refunds).toEqual(Array(numbers.length - (status === 30 ? 1 : 0)).fill([1_000, 'done']));
    }
    expect(await harness.audit()).toEqual([]);
  }, 600_000);
});
