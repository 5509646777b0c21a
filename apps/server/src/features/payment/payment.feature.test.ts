import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { type Actor, memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { balanceOf } from '../ledger/index.ts';
import { guest, member } from '../orders/testing/call-as.ts';
import { mergedOrdersOf, paidSoFar, refundOrder, tendersOf } from './index.ts';
import { applyProviderStatus } from './providers/apply-provider-status.ts';
import { insertRefund } from './refunds/refund-order.ts';
import { openPaymentHarness, type PaymentHarness } from './testing/open-payment-harness.ts';

const LIN = '1000000001';
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
let harness: PaymentHarness;
let lin: Actor;
beforeAll(async () => {
  harness = await openPaymentHarness();
  lin = await harness.createMember(LIN);
});
afterAll(async () => {
  await harness.runDueWork();
  expect(await harness.audit()).toEqual([]);
  await harness.database.close();
});

const createOrder = (payableFen = 127_000) => harness.createOrder({ owner: memberOwner(LIN), payableFen });
const payInfo = (orderId: string, input: object = {}, actor = lin) =>
  harness.call(actor, PAY_INFO, { orderId, channel: 'PC', type: 'full', paymentCode: 'ALIPAY', ...input });
const openPayment = async (orderId: string, input: object = {}): Promise<string> =>
  (await payInfo(orderId, input)).results.outTradeNo;

describe('GET payInfo', () => {
  it('returns an Alipay link with the amount due', async () => {
    const orderId = await createOrder();
    const { results } = await payInfo(orderId);
    expect(results).toEqual({
      payLink: `/demo/sandbox/cashier/${results.outTradeNo}`,
      outTradeNo: expect.stringMatching(/^P\d{8}[2-9A-Z]{15}$/),
      amount: '1270.00',
      expiresAt: expect.stringMatching(/\+08:00$/),
    });
  });

  it('returns a QR code for WeChat Pay', async () => {
    const { results } = await payInfo(await createOrder(), { paymentCode: 'WECHAT' });
    expect(results.qrCode).toMatch(/^data:image\/png;base64,/);
  });

  it('opens one payment, however often it is called', async () => {
    const orderId = await createOrder();
    expect(await openPayment(orderId)).toBe(await openPayment(orderId));
  });

  it('closes the old payment when the shopper changes to another method', async () => {
    const orderId = await createOrder();
    const first = await openPayment(orderId);
    const second = await openPayment(orderId, { paymentCode: 'WECHAT' });
    expect(second).not.toBe(first);
    expect(await harness.getPayment(first)).toMatchObject({ state: 'closed' });
    await harness.runDueWork();
    expect(await harness.deps.providers.alipay.query(first)).toMatchObject({ state: 'closed' });
  });

  it('does not find the orders of other shoppers', async () => {
    const orderId = await createOrder();
    for (const otherOwner of [member('1000000099'), guest('other-guest')])
      expect(await payInfo(orderId, {}, otherOwner)).toMatchObject({
        httpStatus: 404,
        errorCode: 'ORD3001E',
      });
  });

  it('refuses an order that is not payable, or not by this method', async () => {
    const late = await harness.createOrder({ owner: memberOwner(LIN), payableFen: 100, payWithin: -1 });
    expect(await payInfo(late)).toMatchObject({ errorCode: 'PAY1002W' });
    expect(await payInfo(await createOrder(), { type: 'deposit' })).toMatchObject({ errorCode: 'PAY1002W' });
    expect(await payInfo(await createOrder(), { paymentCode: 'COD' })).toMatchObject({
      errorCode: 'PAY1001W',
    });
  });

  it('pays several unpaid orders in one payment, all or none', async () => {
    const [a, b, paid] = [await createOrder(100), await createOrder(250), await createOrder(50)];
    await harness.simulate(await openPayment(paid), 'success');
    const merge = { type: 'merge', orderIds: `${b},${paid}` };
    expect(await payInfo(a, merge)).toMatchObject({ errorCode: 'PAY1003W' });
    const { results } = await payInfo(a, { ...merge, orderIds: b });
    expect(results.amount).toBe('3.50');
    await harness.simulate(results.outTradeNo, 'success');
    expect([await harness.statusOf(a), await harness.statusOf(b)]).toEqual([30, 30]);
  });

  it('refuses when the provider is unreachable, and reuses the payment number at the next try', async () => {
    const orderId = await createOrder();
    harness.connection.fails = () => true;
    expect(await payInfo(orderId)).toMatchObject({ errorCode: 'PAY1001W' });
    harness.connection.fails = () => false;
    const number = await openPayment(orderId);
    const tenders = await harness.db
      .selectFrom('payment_order')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .execute();
    expect(tenders).toEqual([{ payment_id: number }]);
  });
});

describe('a notice', () => {
  it.each(['ALIPAY', 'WECHAT'])(
    'from %s marks the order as paid and posts the money',
    async (paymentCode) => {
      const orderId = await createOrder();
      const before = await balanceOf(harness.db, `bank:${paymentCode.toLowerCase()}`);
      const [answer] = await harness.simulate(await openPayment(orderId, { paymentCode }), 'success');
      expect(answer).toMatchObject({
        status: 0,
        results: { reply: expect.stringMatching(/^success$|SUCCESS/) },
      });
      expect(await harness.statusOf(orderId)).toBe(30);
      expect(await paidSoFar(harness.db, orderId)).toBe(127_000);
      expect(await balanceOf(harness.db, `order:${orderId}`)).toBe(-127_000);
      expect(await balanceOf(harness.db, `bank:${paymentCode.toLowerCase()}`)).toBe(before + 127_000);
      expect(await tendersOf(harness.db, orderId)).toMatchObject([{ paymentCode, amount: '1270.00' }]);
    },
  );

  it('counts once, however often it arrives', async () => {
    const orderId = await createOrder(500);
    const number = await openPayment(orderId);
    const answers = await harness.simulate(number, 'duplicate');
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
    await harness.simulate(number, 'success');
    expect(await paidSoFar(harness.db, orderId)).toBe(500);
  });

  it('with the same content from a query has no further effect', async () => {
    const orderId = await createOrder(500);
    const number = await openPayment(orderId);
    await harness.simulate(number, 'success');
    const status = await harness.deps.providers.alipay.query(number);
    const again = await transaction(harness.db, (tx) =>
      applyProviderStatus(tx, harness.deps, { provider: 'alipay', number, ...status }),
    );
    expect(again).toBe('already');
    expect(await harness.listRefunds(orderId)).toEqual([]);
    const other = await transaction(harness.db, (tx) =>
      applyProviderStatus(tx, harness.deps, { provider: 'alipay', number, ...status, tradeNo: '1' }),
    );
    expect(other).toBe('mismatch');
    expect(await paidSoFar(harness.db, orderId)).toBe(500);
  });

  it('with a forged signature changes nothing', async () => {
    const orderId = await createOrder();
    const [answer] = await harness.simulate(await openPayment(orderId), 'forged');
    expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'PAY3001E' });
    expect(await harness.statusOf(orderId)).toBe(10);
  });

  it('with a wrong amount is recorded for staff, and the shopper can pay again', async () => {
    const orderId = await createOrder();
    const number = await openPayment(orderId, { paymentCode: 'WECHAT' });
    const [answer] = await harness.simulate(number, 'wrongAmount');
    expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'PAY3003E' });
    await harness.simulate(number, 'wrongAmount');
    expect(await harness.statusOf(orderId)).toBe(10);
    expect(await harness.getPayment(number)).toMatchObject({ state: 'abnormal' });
    const found = (await harness.listDiscrepancies()).filter(({ payment_id }) => payment_id === number);
    expect(found).toMatchObject([
      { kind: 'other-amount', detail: { expectedFen: 127_000, saidFen: 127_001 } },
    ]);
    await harness.simulate(await openPayment(orderId), 'success');
    expect(await harness.statusOf(orderId)).toBe(30);
  });

  it('about an unknown payment is refused, so that the provider sends it again', async () => {
    const orderId = await createOrder();
    const number = await openPayment(orderId);
    await harness.db
      .updateTable('sandbox_trade')
      .set({ out_trade_no: `${number}X` })
      .where('out_trade_no', '=', number)
      .execute();
    const [answer] = await harness.simulate(`${number}X`, 'success');
    expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'PAY3002E' });
    await harness.db.deleteFrom('sandbox_trade').where('out_trade_no', '=', `${number}X`).execute();
  });

  it('about a failed payment leaves the order payable', async () => {
    const orderId = await createOrder();
    const number = await openPayment(orderId, { paymentCode: 'WECHAT' });
    await harness.simulate(number, 'fail');
    expect(await harness.getPayment(number)).toMatchObject({ state: 'closed', failure: '余额不足' });
    expect(await harness.statusOf(orderId)).toBe(10);
    expect(await openPayment(orderId, { paymentCode: 'WECHAT' })).not.toBe(number);
  });

  it('after the order was cancelled causes an automatic refund', async () => {
    const orderId = await createOrder(300);
    const number = await openPayment(orderId);
    await harness.cancelOrder(orderId);
    const [answer] = await harness.simulate(number, 'success');
    expect(answer).toMatchObject({ status: 0 });
    expect(await harness.statusOf(orderId)).toBe(90);
    await harness.runDueWork();
    expect(await harness.listRefunds(orderId)).toMatchObject([{ amount_fen: 300, state: 'done' }]);
    expect(await paidSoFar(harness.db, orderId)).toBe(0);
    expect(await balanceOf(harness.db, 'unapplied')).toBe(0);
  });

  it('about a second payment, paid although it was closed, causes an automatic refund', async () => {
    const orderId = await createOrder(400);
    const alipay = await openPayment(orderId);
    const wechat = await openPayment(orderId, { paymentCode: 'WECHAT' });
    await harness.simulate(wechat, 'success');
    await harness.simulate(alipay, 'success');
    await harness.runDueWork();
    expect(await harness.statusOf(orderId)).toBe(30);
    expect(await paidSoFar(harness.db, orderId)).toBe(400);
    expect(await harness.listRefunds(orderId)).toMatchObject([{ payment_id: alipay, state: 'done' }]);
  });

  it('about the first payment, paid after the shopper opened another, pays the order', async () => {
    const orderId = await createOrder(400);
    const alipay = await openPayment(orderId);
    const wechat = await openPayment(orderId, { paymentCode: 'WECHAT' });
    await harness.simulate(alipay, 'success');
    expect(await harness.statusOf(orderId)).toBe(30);
    expect(await harness.getPayment(wechat)).toMatchObject({ state: 'closed' });
    expect(await harness.listRefunds(orderId)).toEqual([]);
  });

  it('about a merged payment names all its orders with their shares', async () => {
    const [a, b, alone] = [await createOrder(100), await createOrder(250), await createOrder(300)];
    const { results } = await payInfo(a, { type: 'merge', orderIds: b });
    expect(await mergedOrdersOf(harness.db, a)).toEqual([]);
    await harness.simulate(results.outTradeNo, 'success');
    await harness.simulate(await openPayment(alone), 'success');
    const shares = [
      { orderId: a, amountFen: 100 },
      { orderId: b, amountFen: 250 },
    ].sort((left, right) => left.orderId.localeCompare(right.orderId));
    expect(await mergedOrdersOf(harness.db, a)).toEqual(shares);
    expect(await mergedOrdersOf(harness.db, b)).toEqual(shares);
    expect(await mergedOrdersOf(harness.db, alone)).toEqual([]);
  });

  it('about a merged payment pays the remaining orders and refunds the share of a cancelled one', async () => {
    const [a, b] = [await createOrder(100), await createOrder(250)];
    const { results } = await payInfo(a, { type: 'merge', orderIds: b });
    await harness.cancelOrder(b);
    await harness.simulate(results.outTradeNo, 'success');
    await harness.runDueWork();
    expect([await harness.statusOf(a), await harness.statusOf(b)]).toEqual([30, 90]);
    expect(await harness.listRefunds(b)).toMatchObject([{ amount_fen: 250, state: 'done' }]);
    expect(await harness.listRefunds(a)).toEqual([]);
  });
});

describe('a provider that sends no notice', () => {
  it('is queried, and the answer is applied', async () => {
    const orderId = await createOrder();
    await harness.simulate(await openPayment(orderId), 'late');
    expect(await harness.statusOf(orderId)).toBe(10);
    await advanceClock(harness.db, 16);
    await harness.runDueWork();
    expect(await harness.statusOf(orderId)).toBe(30);
  });

  it('receives a close request for a payment that expired unpaid', async () => {
    const orderId = await createOrder();
    const number = await openPayment(orderId);
    for (let poll = 0; poll < 8; poll++) {
      await advanceClock(harness.db, 600);
      await harness.runDueWork();
    }
    expect(await harness.getPayment(number)).toMatchObject({ state: 'closed' });
    expect(await harness.deps.providers.alipay.query(number)).toMatchObject({ state: 'closed' });
  });
});

describe('a presale', () => {
  it('is paid in two payments, the second only in its period', async () => {
    const now = new Date();
    const from = new Date(now.getTime() + 86_400_000 * 30);
    const orderId = await harness.createOrder({
      owner: memberOwner(LIN),
      payableFen: 100_000,
      status: 11,
      depositFen: 20_000,
      balanceFrom: from,
      balanceUntil: new Date(from.getTime() + 86_400_000),
    });
    await harness.simulate(await openPayment(orderId, { type: 'deposit' }), 'success');
    expect(await harness.statusOf(orderId)).toBe(12);
    expect(await payInfo(orderId, { type: 'balance' })).toMatchObject({ errorCode: 'PAY1002W' });
    await advanceClock(harness.db, 86_400 * 30);
    const { results } = await payInfo(orderId, { type: 'balance', paymentCode: 'WECHAT' });
    expect(results.amount).toBe('800.00');
    await harness.simulate(results.outTradeNo, 'success');
    expect(await harness.statusOf(orderId)).toBe(30);
    expect(await paidSoFar(harness.db, orderId)).toBe(100_000);
  });
});

describe('a refund', () => {
  const refund = (orderId: string, amountFen: number, reasonKey: string) =>
    transaction(harness.db, (tx) => refundOrder(tx, { orderId, amountFen, reasonKey }));
  const paidOrder = async (payableFen: number) => {
    const orderId = await createOrder(payableFen);
    await harness.simulate(await openPayment(orderId), 'success');
    return orderId;
  };

  it('of one reason is sent once', async () => {
    const orderId = await paidOrder(1_000);
    const first = await refund(orderId, 400, 'return:r1');
    expect(await refund(orderId, 400, 'return:r1')).toEqual(first);
    await harness.runDueWork();
    expect(await harness.listRefunds(orderId)).toMatchObject([{ amount_fen: 400, state: 'done' }]);
    expect(await balanceOf(harness.db, `order:${orderId}`)).toBe(-600);
  });

  it('never exceeds what was paid', async () => {
    const orderId = await paidOrder(1_000);
    await refund(orderId, 600, 'return:r1');
    await expect(refund(orderId, 401, 'return:r2')).rejects.toThrow(RangeError);
    await refund(orderId, 400, 'return:r3');
    await harness.runDueWork();
    expect(await harness.statusOf(orderId)).toBe(91);
  });

  it('is refused by the payment itself, whatever its caller calculated', async () => {
    const orderId = await paidOrder(1_000);
    const [first] = await refund(orderId, 600, 'return:r1');
    const { payment_id: paymentId } = (await harness.listRefunds(orderId)).find(({ id }) => id === first)!;
    const insert = (amountFen: number) =>
      transaction(harness.db, (tx) =>
        insertRefund(tx, { paymentId, orderId, amountFen, reasonKey: `direct:${amountFen}` }),
      );
    await expect(insert(401)).rejects.toThrow(RangeError);
    expect(await harness.listRefunds(orderId)).toHaveLength(1);
    await insert(400);
    expect(await harness.getPayment(paymentId)).toMatchObject({ refunded_fen: 1_000 });
  });

  it('whose job was stored by an earlier release, without a count of requests, is sent', async () => {
    const orderId = await paidOrder(1_000);
    const [refundId] = await refund(orderId, 400, 'return:old');
    await harness.db.deleteFrom('outbox_event').where('topic', '=', 'payment.refund').execute();
    await sql`insert into job (kind, run_at, payload)
      values ('payment.refund', shop_now(), ${JSON.stringify({ refundId })})`.execute(harness.db);
    await harness.runDueWork();
    expect(await harness.listRefunds(orderId)).toMatchObject([{ amount_fen: 400, state: 'done' }]);
  });

  it('is resent with the same number until its outcome is known', async () => {
    const orderId = await paidOrder(900);
    let broken = 0;
    // The refund succeeds at the provider, but the connection breaks before the answer.
    harness.connection.fails = (call, when) => call === 'refund' && when === 'after' && ++broken <= 2;
    await refund(orderId, 900, 'cancel:x');
    await harness.runDueWork();
    expect(await harness.listRefunds(orderId)).toMatchObject([{ state: 'pending', last_error: 'reset' }]);
    for (let again = 0; again < 3; again++) {
      await advanceClock(harness.db, 3_600);
      await harness.runDueWork();
    }
    const [sent] = await harness.listRefunds(orderId);
    expect(sent).toMatchObject({ state: 'done' });
    const arrived = harness.db
      .selectFrom('sandbox_refund')
      .select('amount_fen')
      .where('refund_no', '=', sent!.id);
    expect(await arrived.execute()).toEqual([{ amount_fen: 900 }]);
  });
});
