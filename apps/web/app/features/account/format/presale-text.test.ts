import { OrderStatus } from '@huarong/core/orders';
import { expect, test } from 'vitest';
import { amountDueLabel, presaleRows } from './presale-text.ts';

const presale = {
  deposit: '200.00',
  balance: '1680.00',
  balanceFrom: '2026-11-21T10:00:00+08:00',
  balanceUntil: '2026-11-23T22:00:00+08:00',
  shipsBy: '2026-12-01T00:00:00+08:00',
};

test('a presale shows both payments, the balance window and the shipping day', () =>
  expect(presaleRows(presale)).toEqual([
    ['定金', '¥200.00'],
    ['尾款', '¥1,680.00'],
    ['付尾款', '11 月 21 日 10:00 至 11 月 23 日 22:00，逾期定金不退'],
    ['发货', '付清尾款后，12 月 1 日前'],
  ]));

test('an order from before the shipping day was stored still says when it ships', () =>
  expect(presaleRows({ ...presale, shipsBy: undefined }).at(-1)).toEqual(['发货', '付清尾款后']));

test.each([
  [OrderStatus.AwaitingPayment, '应付'],
  [OrderStatus.AwaitingDeposit, '应付定金'],
  [OrderStatus.AwaitingBalance, '应付尾款'],
])('the amount due in status %i is called %s', (status, label) => expect(amountDueLabel(status)).toBe(label));
