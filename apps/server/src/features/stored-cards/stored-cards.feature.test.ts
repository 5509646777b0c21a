import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import type { Actor } from '#platform/context';
import { openPaymentHarness, type PaymentHarness } from '../payment/testing/open-payment-harness.ts';
import { sumUsableBalance } from './index.ts';

const BIND = 'POST /v1/myaccount/memberCard/bind';
let harness: PaymentHarness;
let lin: Actor;
let mei: Actor;
beforeAll(async () => {
  harness = await openPaymentHarness();
  lin = await harness.createMember('1000000001');
  mei = await harness.createMember('1000000002');
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.database.close();
});

const number = (last: number) => `8688000000000${String(last).padStart(3, '0')}`;
const issue = (last: number, faceFen = 50_000) =>
  harness.createCard({ cardNumber: number(last), pin: '246810', faceFen });
const bind = (actor: Actor, last: number, pin = '246810', address = '203.0.113.1') =>
  harness.call(actor, BIND, { kind: 'storedValue', cardNumber: number(last), pin }, { address });
const cards = async (actor: Actor) =>
  (await harness.call(actor, 'GET /v1/order/pay/silkpaycardlist')).results;

describe('binding a stored card', () => {
  it('needs its number and PIN, and returns its balance', async () => {
    await issue(1);
    expect(await bind(lin, 1)).toMatchObject({ status: 0, results: { cardTail: '0001', balance: '500.00' } });
    expect(await cards(lin)).toMatchObject({
      totalBalance: '500.00',
      cards: [{ cardTail: '0001', state: 'active', usable: true }],
      movements: [{ kind: 'bind', amount: '500.00', balance: '500.00' }],
    });
    expect(await sumUsableBalance(harness.db, '1000000001'), 'the balance shown on the account pages').toBe(
      500_00,
    );
    expect(await bind(lin, 1)).toMatchObject({ status: 0 });
    expect((await cards(lin)).movements).toHaveLength(1);
  });

  it('gives the same answer to a wrong number and to a wrong PIN', async () => {
    await issue(2);
    const wrongPin = await bind(mei, 2, '000000');
    expect(wrongPin).toMatchObject({ errorCode: 'PAY2005E' });
    expect(await bind(mei, 999, '000000')).toEqual(wrongPin);
  });

  it('reveals that it is bound to another member only with the right PIN', async () => {
    await issue(3);
    await bind(lin, 3);
    expect(await bind(mei, 3, '111111')).toMatchObject({ errorCode: 'PAY2005E' });
    expect(await bind(mei, 3)).toMatchObject({ errorCode: 'PAY2006W' });
  });

  it('is blocked for an hour for a member with five wrong attempts, with the time to try again', async () => {
    await issue(4);
    const attacker = await harness.createMember('1000000003');
    for (let guess = 0; guess < 5; guess++)
      expect(await bind(attacker, 4, `10000${guess}`)).toMatchObject({ errorCode: 'PAY2005E' });
    const blocked = await bind(attacker, 4);
    expect(blocked).toMatchObject({ errorCode: 'CMN0009W', httpStatus: 429 });
    expect(blocked.errorMessage).toMatch(/请在 (明天 )?\d\d:\d\d 后再试/);
    await advanceClock(harness.db, 3_601);
    expect(await bind(attacker, 4)).toMatchObject({ status: 0 });
  });

  it('is not blocked for others by the wrong attempts of one member, however often they are repeated', async () => {
    await issue(5);
    const attacker = await harness.createMember('1000000005');
    // Five are checked in the first hour and five in the second; the others are refused and not counted.
    for (let hour = 0; hour < 2; hour++) {
      for (let guess = 0; guess < 45; guess++)
        await bind(attacker, 5, `10000${guess % 10}`, `203.0.114.${guess}`);
      await advanceClock(harness.db, 3_601);
    }
    const newHolder = await harness.createMember('1000000006');
    expect(await bind(newHolder, 5)).toMatchObject({ status: 0 });
  });

  it('takes right PINs out of the count', async () => {
    await issue(6);
    const holder = await harness.createMember('1000000008');
    for (let time = 0; time < 7; time++) expect(await bind(holder, 6)).toMatchObject({ status: 0 });
  });
});

describe('the holder of a card whose PIN strangers try', () => {
  let holder: Actor;
  let cardId: string;
  let strangers = 0;
  /** Each by another member from another address. */
  const guessAsStranger = async (pin = '000000') => {
    strangers += 1;
    const member = await harness.createMember(String(1_500_000_000 + strangers));
    return bind(member, 7, pin, `10.3.${strangers >> 8}.${strangers & 255}`);
  };
  beforeAll(async () => {
    await issue(7);
    holder = await harness.createMember('1000000007');
    await bind(holder, 7);
    ({ cardId } = (await cards(holder)).cards[0]);
    for (let guess = 0; guess < 40; guess++)
      expect(await guessAsStranger()).toMatchObject({ errorCode: 'PAY2005E' });
  });
  const change = (action: string, pin?: string) =>
    harness.call(holder, 'POST /v2/order/silkpay/cardState', { cardId, action, ...(pin && { pin }) });

  it('is the only one whose PIN is still checked', async () => {
    expect(await guessAsStranger('246810')).toMatchObject({ errorCode: 'CMN0009W' });
    expect(await bind(holder, 7)).toMatchObject({ status: 0 });
    await change('reportLost');
    expect(await change('found', '246810')).toMatchObject({ results: { state: 'active' } });
  });

  it('binds it again after unbinding it', async () => {
    await change('unbind');
    expect(await guessAsStranger('246810')).toMatchObject({ errorCode: 'CMN0009W' });
    expect(await bind(holder, 7)).toMatchObject({ status: 0 });
  });

  it('has five wrong attempts an hour', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect(await bind(holder, 7, '000000')).toMatchObject({ errorCode: 'PAY2005E' });
    expect(await bind(holder, 7)).toMatchObject({ errorCode: 'CMN0009W' });
    await advanceClock(harness.db, 3_601);
    expect(await bind(holder, 7)).toMatchObject({ status: 0 });
  });

  it('is protected for a year after two hundred wrong attempts of strangers', async () => {
    const { number_hash } = await harness.db
      .selectFrom('stored_card')
      .select('number_hash')
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow();
    await harness.db
      .updateTable('attempt_count')
      .set({ tries: 200 })
      .where('subject', '=', `card-bind:card-year:${number_hash}`)
      .execute();
    await advanceClock(harness.db, 3 * 86_400);
    expect(await guessAsStranger('246810')).toMatchObject({
      errorCode: 'CMN0009W',
      errorMessage: expect.stringContaining('400-000-0000'),
    });
    expect(await bind(holder, 7)).toMatchObject({ status: 0 });
  });
});

describe('the table of cards', () => {
  it('stores neither the number nor the PIN in plain text', async () => {
    const rows = JSON.stringify(await harness.db.selectFrom('stored_card').selectAll().execute());
    expect(rows).not.toContain(number(1));
    expect(rows).not.toContain('246810');
  });
});

describe('a lost card', () => {
  const change = (actor: Actor, cardId: string, action: string, pin?: string) =>
    harness.call(actor, 'POST /v2/order/silkpay/cardState', { cardId, action, ...(pin && { pin }) });

  it('is blocked at once and reactivated only with its PIN', async () => {
    const card = await harness.createCard({ faceFen: 30_000, memberId: '1000000002', pin: '135790' });
    expect(await change(lin, card, 'reportLost')).toMatchObject({ errorCode: 'PAY2001E' });
    expect(await change(mei, card, 'reportLost')).toMatchObject({ results: { state: 'lost' } });
    expect(await cards(mei)).toMatchObject({
      totalBalance: '0.00',
      cards: [{ usable: false, reason: '已挂失', lostAt: expect.any(String) }],
    });
    expect(await sumUsableBalance(harness.db, '1000000002')).toBe(0);
    expect(await change(mei, card, 'reportLost')).toMatchObject({ results: { state: 'lost' } });
    expect(await change(mei, card, 'unbind')).toMatchObject({ errorCode: 'PAY2002W' });
    expect(await change(mei, card, 'found', '000000')).toMatchObject({ errorCode: 'PAY2005E' });
    expect(await change(mei, card, 'found', '135790')).toMatchObject({ results: { state: 'active' } });
    expect(await change(mei, card, 'unbind')).toMatchObject({ results: { state: 'unbound' } });
    expect((await cards(mei)).cards).toEqual([]);
    const changes = await harness.db
      .selectFrom('stored_card_change')
      .select(['action', 'member_id'])
      .where('card_id', '=', card)
      .execute();
    expect(changes.map(({ action }) => action)).toEqual(['reportLost', 'found', 'unbind']);
  });
});

describe('the lists of cards and movements', () => {
  it('are paged and contain only the member’s own', async () => {
    const page = await harness.call(lin, 'GET /v2/order/silkpay/cardlist', { pageNo: 1, pageSize: 1 });
    expect(page.results).toMatchObject({ total: 2, totalPages: 2, list: [{ cardTail: '0001' }] });
    const flow = await harness.call(lin, 'GET /v2/order/silkpay/flow', {});
    expect(flow.results.total).toBe(2);
    await advanceClock(harness.db, 100 * 86_400);
    const recent = await harness.call(lin, 'GET /v2/order/silkpay/flow', { months: 3 });
    expect(recent.results).toMatchObject({ total: 0, list: [] });
    expect((await harness.call(lin, 'GET /v2/order/silkpay/flow', { months: 12 })).results.total).toBe(2);
    const [otherCard] = (await cards(lin)).cards;
    expect(await harness.call(mei, 'GET /v2/order/silkpay/flow', { cardId: otherCard.cardId })).toMatchObject(
      {
        errorCode: 'PAY2001E',
      },
    );
  });
});
