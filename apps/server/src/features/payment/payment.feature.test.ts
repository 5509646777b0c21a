import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import type { Actor } from '#platform/context';
import { transaction } from '#platform/database';
import { balanceOf } from '../ledger/index.ts';
import { guest, member } from '../orders/testing/call-as.ts';
import { hearProvider } from './hear-provider.ts';
import { paidSoFar, refundOrder, tendersOf } from './index.ts';
import { openTill, type Till } from './testing/open-till.ts';

const LIN = '1000000001';
const PAY_INFO = 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}';
let till: Till;
let lin: Actor;
beforeAll(async () => {
  till = await openTill();
  lin = await till.newMember(LIN);
});
afterAll(async () => {
  await till.work();
  expect(await till.audit()).toEqual([]);
  await till.database.close();
});

const newOrder = (payableFen = 127_000) => till.order({ owner: `member:${LIN}`, payableFen });
const payInfo = (orderId: string, input: object = {}, actor = lin) =>
  till.call(actor, PAY_INFO, { orderId, channel: 'PC', type: 'full', paymentCode: 'ALIPAY', ...input });
const opened = async (orderId: string, input: object = {}): Promise<string> =>
  (await payInfo(orderId, input)).results.outTradeNo;

describe('GET payInfo', () => {
  it('sends the shopper to Alipay with the amount the shop worked out', async () => {
    const orderId = await newOrder();
    const { results } = await payInfo(orderId);
    expect(results).toEqual({
      payLink: `/demo/sandbox/cashier/${results.outTradeNo}`,
      outTradeNo: expect.stringMatching(/^P\d{8}[2-9A-Z]{15}$/),
      amount: '1270.00',
      expiresAt: expect.stringMatching(/\+08:00$/),
    });
  });

  it('shows a code for WeChat Pay', async () => {
    const { results } = await payInfo(await newOrder(), { paymentCode: 'WECHAT' });
    expect(results.qrCode).toMatch(/^data:image\/png;base64,/);
  });

  it('opens one payment, however often it is asked', async () => {
    const orderId = await newOrder();
    expect(await opened(orderId)).toBe(await opened(orderId));
  });

  it('closes the old way when the shopper changes to another', async () => {
    const orderId = await newOrder();
    const first = await opened(orderId);
    const second = await opened(orderId, { paymentCode: 'WECHAT' });
    expect(second).not.toBe(first);
    expect(await till.paymentOf(first)).toMatchObject({ state: 'closed' });
    await till.work();
    expect(await till.deps.providers.alipay.query(first)).toMatchObject({ state: 'closed' });
  });

  it('does not know the orders of others', async () => {
    const orderId = await newOrder();
    for (const stranger of [member('1000000099'), guest('somebody')])
      expect(await payInfo(orderId, {}, stranger)).toMatchObject({ httpStatus: 404, errorCode: 'ORD3001E' });
  });

  it('refuses what is not to be paid, or not this way', async () => {
    const late = await till.order({ owner: `member:${LIN}`, payableFen: 100, payWithin: -1 });
    expect(await payInfo(late)).toMatchObject({ errorCode: 'PAY1002W' });
    expect(await payInfo(await newOrder(), { type: 'deposit' })).toMatchObject({ errorCode: 'PAY1002W' });
    expect(await payInfo(await newOrder(), { paymentCode: 'COD' })).toMatchObject({ errorCode: 'PAY1001W' });
  });

  it('takes several unpaid orders in one payment, all or none', async () => {
    const [a, b, paid] = [await newOrder(100), await newOrder(250), await newOrder(50)];
    await till.play(await opened(paid), 'success');
    const merge = { type: 'merge', orderIds: `${b},${paid}` };
    expect(await payInfo(a, merge)).toMatchObject({ errorCode: 'PAY1003W' });
    const { results } = await payInfo(a, { ...merge, orderIds: b });
    expect(results.amount).toBe('3.50');
    await till.play(results.outTradeNo, 'success');
    expect([await till.statusOf(a), await till.statusOf(b)]).toEqual([30, 30]);
  });

  it('says so when the provider cannot be reached, and keeps the number for the next try', async () => {
    const orderId = await newOrder();
    till.line.breaks = () => true;
    expect(await payInfo(orderId)).toMatchObject({ errorCode: 'PAY1001W' });
    till.line.breaks = () => false;
    const number = await opened(orderId);
    const parts = await till.db
      .selectFrom('payment_order')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .execute();
    expect(parts).toEqual([{ payment_id: number }]);
  });
});

describe('a notice', () => {
  it.each(['ALIPAY', 'WECHAT'])('of %s moves the order and books the money', async (paymentCode) => {
    const orderId = await newOrder();
    const before = await balanceOf(till.db, `bank:${paymentCode.toLowerCase()}`);
    const [answer] = await till.play(await opened(orderId, { paymentCode }), 'success');
    expect(answer).toMatchObject({
      status: 0,
      results: { reply: expect.stringMatching(/^success$|SUCCESS/) },
    });
    expect(await till.statusOf(orderId)).toBe(30);
    expect(await paidSoFar(till.db, orderId)).toBe(127_000);
    expect(await balanceOf(till.db, `order:${orderId}`)).toBe(-127_000);
    expect(await balanceOf(till.db, `bank:${paymentCode.toLowerCase()}`)).toBe(before + 127_000);
    expect(await tendersOf(till.db, orderId)).toMatchObject([{ paymentCode, amount: '1270.00' }]);
  });

  it('counts once, however often it comes', async () => {
    const orderId = await newOrder(500);
    const number = await opened(orderId);
    const answers = await till.play(number, 'duplicate');
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
    await till.play(number, 'success');
    expect(await paidSoFar(till.db, orderId)).toBe(500);
  });

  it('that says the same under another name counts for nothing more', async () => {
    const orderId = await newOrder(500);
    const number = await opened(orderId);
    await till.play(number, 'success');
    const word = await till.deps.providers.alipay.query(number);
    const again = await transaction(till.db, (tx) =>
      hearProvider(tx, till.deps, { provider: 'alipay', number, ...word }),
    );
    expect(again).toBe('already');
    expect(await till.refundsOf(orderId)).toEqual([]);
    const other = await transaction(till.db, (tx) =>
      hearProvider(tx, till.deps, { provider: 'alipay', number, ...word, tradeNo: '1' }),
    );
    expect(other).toBe('mismatch');
    expect(await paidSoFar(till.db, orderId)).toBe(500);
  });

  it('that is forged changes nothing', async () => {
    const orderId = await newOrder();
    const [answer] = await till.play(await opened(orderId), 'forged');
    expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'PAY3001E' });
    expect(await till.statusOf(orderId)).toBe(10);
  });

  it('with another amount is put before a person, and the shopper can pay again', async () => {
    const orderId = await newOrder();
    const number = await opened(orderId, { paymentCode: 'WECHAT' });
    const [answer] = await till.play(number, 'wrongAmount');
    expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'PAY3003E' });
    await till.play(number, 'wrongAmount');
    expect(await till.statusOf(orderId)).toBe(10);
    expect(await till.paymentOf(number)).toMatchObject({ state: 'abnormal' });
    const found = (await till.breaks()).filter(({ payment_id }) => payment_id === number);
    expect(found).toMatchObject([
      { kind: 'other-amount', detail: { expectedFen: 127_000, saidFen: 127_001 } },
    ]);
    await till.play(await opened(orderId), 'success');
    expect(await till.statusOf(orderId)).toBe(30);
  });

  it('about nothing we know is refused, so that it comes again', async () => {
    const orderId = await newOrder();
    const number = await opened(orderId);
    await till.db
      .updateTable('sandbox_trade')
      .set({ out_trade_no: `${number}X` })
      .where('out_trade_no', '=', number)
      .execute();
    const [answer] = await till.play(`${number}X`, 'success');
    expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'PAY3002E' });
    await till.db.deleteFrom('sandbox_trade').where('out_trade_no', '=', `${number}X`).execute();
  });

  it('of a failed payment leaves the order open for another try', async () => {
    const orderId = await newOrder();
    const number = await opened(orderId, { paymentCode: 'WECHAT' });
    await till.play(number, 'fail');
    expect(await till.paymentOf(number)).toMatchObject({ state: 'closed', failure: '余额不足' });
    expect(await till.statusOf(orderId)).toBe(10);
    expect(await opened(orderId, { paymentCode: 'WECHAT' })).not.toBe(number);
  });

  it('that comes after the order was cancelled sends the money back by itself', async () => {
    const orderId = await newOrder(300);
    const number = await opened(orderId);
    await till.cancel(orderId);
    const [answer] = await till.play(number, 'success');
    expect(answer).toMatchObject({ status: 0 });
    expect(await till.statusOf(orderId)).toBe(90);
    await till.work();
    expect(await till.refundsOf(orderId)).toMatchObject([{ amount_fen: 300, state: 'done' }]);
    expect(await paidSoFar(till.db, orderId)).toBe(0);
    expect(await balanceOf(till.db, 'unapplied')).toBe(0);
  });

  it('of a second way, paid although it was closed, goes back too', async () => {
    const orderId = await newOrder(400);
    const alipay = await opened(orderId);
    const wechat = await opened(orderId, { paymentCode: 'WECHAT' });
    await till.play(wechat, 'success');
    await till.play(alipay, 'success');
    await till.work();
    expect(await till.statusOf(orderId)).toBe(30);
    expect(await paidSoFar(till.db, orderId)).toBe(400);
    expect(await till.refundsOf(orderId)).toMatchObject([{ payment_id: alipay, state: 'done' }]);
  });

  it('of the first way, paid just after the shopper had changed her mind, pays for the order', async () => {
    const orderId = await newOrder(400);
    const alipay = await opened(orderId);
    const wechat = await opened(orderId, { paymentCode: 'WECHAT' });
    await till.play(alipay, 'success');
    expect(await till.statusOf(orderId)).toBe(30);
    expect(await till.paymentOf(wechat)).toMatchObject({ state: 'closed' });
    expect(await till.refundsOf(orderId)).toEqual([]);
  });

  it('for a merged payment pays the orders that are left and returns the share of a cancelled one', async () => {
    const [a, b] = [await newOrder(100), await newOrder(250)];
    const { results } = await payInfo(a, { type: 'merge', orderIds: b });
    await till.cancel(b);
    await till.play(results.outTradeNo, 'success');
    await till.work();
    expect([await till.statusOf(a), await till.statusOf(b)]).toEqual([30, 90]);
    expect(await till.refundsOf(b)).toMatchObject([{ amount_fen: 250, state: 'done' }]);
    expect(await till.refundsOf(a)).toEqual([]);
  });
});

describe('a provider that stays silent', () => {
  it('is asked, and what it says is booked', async () => {
    const orderId = await newOrder();
    await till.play(await opened(orderId), 'late');
    expect(await till.statusOf(orderId)).toBe(10);
    await advanceClock(till.db, 16);
    await till.work();
    expect(await till.statusOf(orderId)).toBe(30);
  });

  it('is told to close what nobody paid in time', async () => {
    const orderId = await newOrder();
    const number = await opened(orderId);
    for (let asked = 0; asked < 8; asked++) {
      await advanceClock(till.db, 600);
      await till.work();
    }
    expect(await till.paymentOf(number)).toMatchObject({ state: 'closed' });
    expect(await till.deps.providers.alipay.query(number)).toMatchObject({ state: 'closed' });
  });
});

describe('a presale', () => {
  it('is paid in two payments, the second only in its window', async () => {
    const now = new Date();
    const from = new Date(now.getTime() + 86_400_000 * 30);
    const orderId = await till.order({
      owner: `member:${LIN}`,
      payableFen: 100_000,
      status: 11,
      depositFen: 20_000,
      balanceFrom: from,
      balanceUntil: new Date(from.getTime() + 86_400_000),
    });
    await till.play(await opened(orderId, { type: 'deposit' }), 'success');
    expect(await till.statusOf(orderId)).toBe(12);
    expect(await payInfo(orderId, { type: 'balance' })).toMatchObject({ errorCode: 'PAY1002W' });
    await advanceClock(till.db, 86_400 * 30);
    const { results } = await payInfo(orderId, { type: 'balance', paymentCode: 'WECHAT' });
    expect(results.amount).toBe('800.00');
    await till.play(results.outTradeNo, 'success');
    expect(await till.statusOf(orderId)).toBe(30);
    expect(await paidSoFar(till.db, orderId)).toBe(100_000);
  });
});

describe('a refund', () => {
  const refund = (orderId: string, amountFen: number, reasonKey: string) =>
    transaction(till.db, (tx) => refundOrder(tx, { orderId, amountFen, reasonKey }));
  const paidOrder = async (payableFen: number) => {
    const orderId = await newOrder(payableFen);
    await till.play(await opened(orderId), 'success');
    return orderId;
  };

  it('of one cause goes out once', async () => {
    const orderId = await paidOrder(1_000);
    const first = await refund(orderId, 400, 'return:r1');
    expect(await refund(orderId, 400, 'return:r1')).toEqual(first);
    await till.work();
    expect(await till.refundsOf(orderId)).toMatchObject([{ amount_fen: 400, state: 'done' }]);
    expect(await balanceOf(till.db, `order:${orderId}`)).toBe(-600);
  });

  it('never exceeds what was paid', async () => {
    const orderId = await paidOrder(1_000);
    await refund(orderId, 600, 'return:r1');
    await expect(refund(orderId, 401, 'return:r2')).rejects.toThrow(RangeError);
    await refund(orderId, 400, 'return:r3');
    await till.work();
    expect(await till.statusOf(orderId)).toBe(91);
  });

  it('is sent again with the same number until it is known to have arrived', async () => {
    const orderId = await paidOrder(900);
    let broken = 0;
    // The money moves, and the line breaks before we hear of it.
    till.line.breaks = (call, when) => call === 'refund' && when === 'after' && ++broken <= 2;
    await refund(orderId, 900, 'cancel:x');
    await till.work();
    expect(await till.refundsOf(orderId)).toMatchObject([{ state: 'pending', last_error: 'reset' }]);
    for (let again = 0; again < 3; again++) {
      await advanceClock(till.db, 3_600);
      await till.work();
    }
    const [sent] = await till.refundsOf(orderId);
    expect(sent).toMatchObject({ state: 'done' });
    const arrived = till.db
      .selectFrom('sandbox_refund')
      .select('amount_fen')
      .where('refund_no', '=', sent!.id);
    expect(await arrived.execute()).toEqual([{ amount_fen: 900 }]);
  });
});
