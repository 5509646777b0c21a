import { fen } from '@huarong/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, memberOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { onPostgres } from '../../../../testing/index.ts';
import { member } from '../../orders/testing/call-as.ts';
import { captureFromCard, holdOnCard } from '../../stored-cards/index.ts';
import { paidSoFar, refundOrder, tendersOf } from '../index.ts';
import { openPaymentHarness, type PaymentHarness } from '../testing/open-payment-harness.ts';
import { runConcurrently } from '../testing/run-concurrently.ts';
import { chargeStoredCards } from './charge-stored-cards.ts';

const LIN = '1000000001';
const KNOWN = { deviceFingerprint: 'known-device' };
let harness: PaymentHarness;
let lin: Actor;
let keys = 0;
beforeAll(async () => {
  harness = await openPaymentHarness();
  lin = await harness.createMember(LIN);
  await harness.db
    .insertInto('sign_in_record')
    .values({
      member_id: LIN,
      way: 'password',
      outcome: 'signed-in',
      device_id: KNOWN.deviceFingerprint,
      network: '127.0.0',
      risk_score: 0,
      created_at: new Date('2026-01-01'),
    })
    .execute();
});
afterAll(async () => {
  await harness.runDueWork();
  expect(await harness.audit()).toEqual([]);
  await harness.database.close();
});

const createOrder = (payableFen: number) => harness.createOrder({ owner: memberOwner(LIN), payableFen });
const createCard = (faceFen: number) => harness.createCard({ faceFen, memberId: LIN });
const payWithCards = (input: object, caller: object = {}, actor = lin) =>
  harness.call(actor, 'POST /v2/order/silkpay', input, {
    ...KNOWN,
    idempotencyKey: `key-${++keys}`,
    ...caller,
  });
const sendMsg = (orderId: string, cardIds: string[]) =>
  harness.call(lin, 'GET /v1/order/pay/sendMsg', { orderId, cardIds: cardIds.join() });
const readLastCode = async () =>
  (
    await harness.db
      .selectFrom('demo_message')
      .select('code')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).code!;
/** Removes the waiting time before the next code. */
const deleteCodes = () => harness.db.deleteFrom('verification_code').execute();
const requestCode = async (orderId: string, cardIds: string[]) => {
  await deleteCodes();
  const { results } = await sendMsg(orderId, cardIds);
  return { rToken: results.rToken, smsCode: await readLastCode() };
};

describe('stored cards', () => {
  it('pay a small order on a known device without a code', async () => {
    const orderId = await createOrder(15_000);
    const card = await createCard(20_000);
    expect(await payWithCards({ orderId, cardIds: [card] })).toMatchObject({
      status: 0,
      results: { payStatus: 2, paidAmount: '150.00', remaining: '0.00' },
    });
    expect(await harness.statusOf(orderId)).toBe(30);
    expect(await harness.getCard(card)).toMatchObject({ balance_fen: 5_000, held_fen: 0 });
    expect(await tendersOf(harness.db, orderId)).toMatchObject([
      { paymentCode: 'SILKPAY', amount: '150.00' },
    ]);
  });

  it('need a code above ¥200 and on an unknown device', async () => {
    const cards = [await createCard(20_001)];
    const dear = await createOrder(20_001);
    expect(await payWithCards({ orderId: dear, cardIds: cards })).toMatchObject({ errorCode: 'PAY2004W' });
    const cheap = await createOrder(100);
    expect(
      await payWithCards({ orderId: cheap, cardIds: cards }, { deviceFingerprint: 'unknown-device' }),
    ).toMatchObject({ errorCode: 'PAY2004W' });
    expect(await harness.getCard(cards[0]!)).toMatchObject({ held_fen: 0 });
    const code = await requestCode(dear, cards);
    expect(await payWithCards({ orderId: dear, cardIds: cards, ...code })).toMatchObject({ status: 0 });
  });

  it('accept a code only for its order, cards and amount', async () => {
    const [one, other] = [await createCard(50_000), await createCard(50_000)];
    const [order, sameOrder] = [await createOrder(30_000), await createOrder(30_000)];
    const code = await requestCode(order, [one]);
    const refused = { errorCode: 'USR1007W' };
    expect(await payWithCards({ orderId: sameOrder, cardIds: [one], ...code })).toMatchObject(refused);
    expect(await payWithCards({ orderId: order, cardIds: [other], ...code })).toMatchObject(refused);
    const wrong = code.smsCode === '000000' ? '000001' : '000000';
    expect(await payWithCards({ orderId: order, cardIds: [one], ...code, smsCode: wrong })).toMatchObject({
      errorCode: 'USR1006E',
    });
    expect(await payWithCards({ orderId: order, cardIds: [one], ...code })).toMatchObject({ status: 0 });
  });

  it('need a new code when the amount differs from the confirmed one', async () => {
    const orderId = await createOrder(30_000);
    const request = { memberId: LIN, orderId, cardIds: [await createCard(50_000)], isKnownDevice: true };
    const paid = (provedFen: number | null) =>
      transaction(harness.db, (tx) =>
        chargeStoredCards(tx, harness.deps, {
          ...request,
          way: 'computer',
          verifiedFen: provedFen === null ? null : fen(provedFen),
        }),
      );
    for (const verified of [null, 29_999])
      expect(await paid(verified)).toEqual({ ok: false, refusal: { code: 'stored-card-code-needed' } });
    expect(await paid(30_000)).toMatchObject({ ok: true });
  });

  it('hold their share until another method has paid the rest', async () => {
    const orderId = await createOrder(127_000);
    const cards = [await createCard(30_000), await createCard(20_000)];
    const code = await requestCode(orderId, cards);
    const { results } = await payWithCards({ orderId, cardIds: cards, paymentCode: 'ALIPAY', ...code });
    expect(results).toMatchObject({ payStatus: 0, paidAmount: '500.00', remaining: '770.00' });
    expect(results.handover.amount).toBe('770.00');
    expect(await harness.getCard(cards[0]!)).toMatchObject({ balance_fen: 30_000, held_fen: 30_000 });
    expect(await harness.statusOf(orderId)).toBe(10);
    await harness.simulate(results.handover.outTradeNo, 'success');
    expect(await harness.statusOf(orderId)).toBe(30);
    expect(await harness.getCard(cards[0]!)).toMatchObject({ balance_fen: 0, held_fen: 0 });
    expect(await paidSoFar(harness.db, orderId)).toBe(127_000);

    await transaction(harness.db, (tx) =>
      refundOrder(tx, { orderId, amountFen: 60_000, reasonKey: 'return:r1' }),
    );
    await harness.runDueWork();
    const back = await harness.listRefunds(orderId);
    expect(back.map(({ amount_fen, state }) => [amount_fen, state]).sort()).toEqual([
      [10_000, 'done'],
      [20_000, 'done'],
      [30_000, 'done'],
    ]);
    expect(await harness.getCard(cards[0]!)).toMatchObject({ balance_fen: 30_000 });
  });

  it('are released when the rest fails, is paid by another method, or the order is cancelled', async () => {
    const card = await createCard(15_000);
    const rest = { cardIds: [card], paymentCode: 'WECHAT' };
    const failing = await createOrder(40_000);
    const first = (await payWithCards({ orderId: failing, ...rest })).results.handover.outTradeNo;
    await harness.simulate(first, 'fail');
    expect(await harness.getCard(card)).toMatchObject({ balance_fen: 15_000, held_fen: 0 });

    const second = (await payWithCards({ orderId: failing, ...rest })).results.handover.outTradeNo;
    await harness.call(lin, 'GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}', {
      orderId: failing,
      channel: 'PC',
      type: 'full',
      paymentCode: 'ALIPAY',
    });
    expect(await harness.getCard(card)).toMatchObject({ held_fen: 0 });
    // Its card holds were released, so the late rest payment is refunded.
    await harness.simulate(second, 'success');
    await harness.runDueWork();
    expect(await harness.statusOf(failing)).toBe(10);
    expect(await harness.listRefunds(failing)).toMatchObject([{ amount_fen: 25_000, state: 'done' }]);

    const cancelled = await createOrder(40_000);
    await payWithCards({ orderId: cancelled, ...rest });
    await harness.cancelOrder(cancelled);
    expect(await harness.getCard(card)).toMatchObject({ balance_fen: 15_000, held_fen: 0 });
  });

  it('pay once per idempotency key and give every repetition the same answer', async () => {
    const orderId = await createOrder(1_000);
    const input = { orderId, cardIds: [await createCard(5_000)] };
    const key = { idempotencyKey: 'the-same' };
    const first = await payWithCards(input, key);
    expect(await payWithCards(input, key)).toEqual(first);
    expect(await payWithCards({ ...input, paymentCode: 'ALIPAY' }, key)).toMatchObject({
      errorCode: 'CMN0015E',
    });
    expect(await payWithCards(input)).toMatchObject({ errorCode: 'PAY1002W' });
    expect(await paidSoFar(harness.db, orderId)).toBe(1_000);
  });

  it('of other members, lost cards and empty cards pay nothing', async () => {
    const orderId = await createOrder(1_000);
    await harness.createMember('1000000077');
    const othersCard = await harness.createCard({ faceFen: 5_000, memberId: '1000000077' });
    expect(await payWithCards({ orderId, cardIds: [othersCard] })).toMatchObject({ errorCode: 'PAY2001E' });
    const lost = await createCard(5_000);
    await harness.call(lin, 'POST /v2/order/silkpay/cardState', { cardId: lost, action: 'reportLost' });
    expect(await payWithCards({ orderId, cardIds: [lost] })).toMatchObject({ errorCode: 'PAY2002W' });
    const small = await createCard(999);
    expect(await payWithCards({ orderId, cardIds: [small] })).toMatchObject({ errorCode: 'PAY2003W' });
    expect(await payWithCards({ orderId, cardIds: [small] }, {}, member('1000000077'))).toMatchObject({
      errorCode: 'ORD3001E',
    });
  });
});

describe('GET silkpayinfo', () => {
  it('returns the amount due, the cards and when a code is needed', async () => {
    const orderId = await createOrder(127_000);
    const { results } = await harness.call(lin, 'GET /v1/order/pay/silkpayinfo/{orderId}', { orderId });
    expect(results).toMatchObject({
      payable: '1270.00',
      cardLimit: 5,
      codeFrom: '200.00',
      maskedMobile: '139****0000',
    });
    expect(results.cards.length).toBeGreaterThan(3);
  });
});

onPostgres('on PostgreSQL', () => {
  it('a hundred concurrent payments of ¥30 charge each ¥100 card three times', async () => {
    const cards = await runConcurrently(Array.from({ length: 10 }, () => () => createCard(10_000)));
    const spends = cards.flatMap((cardId) =>
      Array.from(
        { length: 100 },
        (_none, nth) => () =>
          transaction(harness.db, async (tx) => {
            const move = { cardId, amount: fen(3_000), reference: `race-${nth}` };
            if (!(await holdOnCard(tx, LIN, move))) return null;
            await captureFromCard(tx, move);
            return cardId;
          }),
      ),
    );
    const outcomes = await runConcurrently(spends);
    for (const card of cards) {
      expect(outcomes.filter((paid) => paid === card)).toHaveLength(3);
      expect(await harness.getCard(card)).toMatchObject({ balance_fen: 1_000, held_fen: 0 });
    }
    // These charges bypassed payments, so the ledger has no entries for them.
    await harness.db
      .updateTable('stored_card')
      .set({ balance_fen: 10_000 })
      .where('id', 'in', cards)
      .execute();
  });

  it('one card used for five orders at once pays for as many as it can', async () => {
    const card = await createCard(10_000);
    const orders = await Promise.all(Array.from({ length: 5 }, () => createOrder(3_000)));
    const answers = await runConcurrently(
      orders.map((orderId) => () => payWithCards({ orderId, cardIds: [card] })),
    );
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(3);
    expect(await harness.getCard(card)).toMatchObject({ balance_fen: 1_000, held_fen: 0 });
  });

  it('concurrent copies of one payment pay once and get the same answer', async () => {
    const orderId = await createOrder(1_000);
    const input = { orderId, cardIds: [await createCard(9_000)] };
    const answers = await runConcurrently(
      Array.from({ length: 10 }, () => () => payWithCards(input, { idempotencyKey: 'concurrent' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await paidSoFar(harness.db, orderId)).toBe(1_000);
  });
});
