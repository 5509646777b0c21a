import { afterAll, beforeAll, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { onPostgres } from '../../../testing/index.ts';
import { findTrade, playAtSandbox, writeNotice } from '../../integrations/payment/index.ts';
import { member } from '../orders/testing/call-as.ts';
import { paidSoFar } from './index.ts';
import { inLanes } from './testing/in-lanes.ts';
import { openTill, type Till } from './testing/open-till.ts';
import { seededRandom, shuffled } from './testing/shuffle.ts';

/** The bar of the house is a thousand; every day a part of it. */
const PAYMENTS = Number(process.env['STORM_PAYMENTS'] ?? 40);
const SEED = Number(process.env['STORM_SEED'] ?? Math.floor(Math.random() * 1e6));
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
const LIN = '1000000001';

onPostgres('a storm of notices', () => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill();
    await till.newMember(LIN);
  });
  afterAll(() => till.database.close());

  it(`repeated, shuffled, forged and crossed by cancels (seed ${SEED}) leaves every order in one lawful end`, async () => {
    const random = seededRandom(SEED);
    const orders = await inLanes(
      Array.from({ length: PAYMENTS }, () => async () => {
        const orderId = await till.order({ owner: `member:${LIN}`, payableFen: 1_000 });
        const numbers: string[] = [];
        // A third of the shoppers try one way, then pay by the other as well.
        for (const paymentCode of random() < 0.3 ? ['ALIPAY', 'WECHAT'] : ['WECHAT']) {
          const input = { orderId, channel: 'PC', type: 'full', paymentCode };
          numbers.push((await till.call(member(LIN), PAY_INFO, input)).results.outTradeNo);
        }
        return { orderId, numbers };
      }),
    );
    const keys = await till.sandbox.keys();
    const now = await readClock(till.db);
    const events = await inLanes(
      orders.map(({ orderId, numbers }) => async () => {
        const sent: (() => Promise<unknown>)[] = [];
        for (const number of numbers) {
          await playAtSandbox(till.db, till.sandbox, number, 'late');
          const trade = (await findTrade(till.db, number))!;
          const notice = writeNotice(keys, trade, now);
          for (let copy = 0; copy < 1 + Math.floor(random() * 8); copy++)
            sent.push(() => till.deliver(trade.provider, notice));
          sent.push(() => till.deliver(trade.provider, { ...notice, body: `${notice.body} ` }));
        }
        if (random() < 0.5) sent.push(() => till.cancel(orderId));
        return sent;
      }),
    );
    await inLanes(shuffled(events.flat(), random));
    await till.work();

    for (const { orderId, numbers } of orders) {
      const status = await till.statusOf(orderId);
      const back = (await till.refundsOf(orderId)).map(({ amount_fen, state }) => [amount_fen, state]);
      const kept = await paidSoFar(till.db, orderId);
      expect([30, 90]).toContain(status);
      expect(kept).toBe(status === 30 ? 1_000 : 0);
      expect(back).toEqual(Array(numbers.length - (status === 30 ? 1 : 0)).fill([1_000, 'done']));
    }
    expect(await till.audit()).toEqual([]);
  }, 600_000);
});
