import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen, sum } from '../shared/index.ts';
import {
  type PayableOrder,
  payableStage,
  paymentNumber,
  queryIntervalSeconds,
  splitOverCards,
  spreadRefund,
} from './index.ts';

const noon = new Date('2026-11-15T12:00:00+08:00');
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const order: PayableOrder = {
  status: 10,
  payable: fen(127_000),
  deposit: null,
  payUntil: at(30),
  balanceFrom: null,
  balanceUntil: null,
};
const presale: PayableOrder = {
  ...order,
  status: 11,
  deposit: fen(20_000),
  balanceFrom: at(60),
  balanceUntil: at(120),
};

describe('the payable stage', () => {
  it('is the full amount of an ordinary order, until its payment time ends', () => {
    expect(payableStage(order, noon)).toEqual({ stage: 'full', due: 127_000 });
    expect(payableStage(order, at(30))).toBeNull();
  });

  it('is the deposit first, then the balance while its window is open', () => {
    expect(payableStage(presale, noon)).toEqual({ stage: 'deposit', due: 20_000 });
    const reserved = { ...presale, status: 12 };
    expect(payableStage(reserved, at(59))).toBeNull();
    expect(payableStage(reserved, at(60))).toEqual({ stage: 'balance', due: 107_000 });
    expect(payableStage(reserved, at(120))).toBeNull();
  });

  it.each([20, 30, 35, 40, 50, 60, 70, 80, 90, 91, 92])('is nothing in status %i', (status) =>
    expect(payableStage({ ...order, status }, noon)).toBeNull(),
  );
});

describe('several stored-value cards', () => {
  it('pay in the order the shopper chose, and the rest stays unpaid', () =>
    expect(
      splitOverCards(fen(127_000), [
        { cardId: 'b', available: fen(30_000) },
        { cardId: 'empty', available: fen(0) },
        { cardId: 'a', available: fen(20_000) },
      ]),
    ).toEqual({
      shares: [
        { cardId: 'b', take: 30_000 },
        { cardId: 'a', take: 20_000 },
      ],
      left: 77_000,
    }));

  it('never pay more than the order costs or their balance holds', () =>
    fc.assert(
      fc.property(fc.nat(1e8), fc.array(fc.nat(500_000), { maxLength: 5 }), (due, balances) => {
        const cards = balances.map((available, index) => ({ cardId: `${index}`, available: fen(available) }));
        const { shares, left } = splitOverCards(fen(due), cards);
        expect(sum(shares.map(({ take }) => take)) + left).toBe(due);
        expect(left).toBe(Math.max(0, due - balances.reduce((all, one) => all + one, 0)));
        for (const { cardId, take } of shares) expect(take).toBeLessThanOrEqual(balances[Number(cardId)]!);
      }),
    ));
});

describe('a refund', () => {
  const tenders = [
    { paymentId: 'alipay', isStoredValue: false, left: fen(77_000) },
    { paymentId: 'card', isStoredValue: true, left: fen(30_000) },
  ];

  it('goes to the cards first, then to the provider', () =>
    expect(spreadRefund(fen(45_000), tenders)).toEqual([
      { paymentId: 'card', amount: 30_000 },
      { paymentId: 'alipay', amount: 15_000 },
    ]));

  it('of one fen more than was paid is refused', () => {
    expect(spreadRefund(fen(107_000), tenders)).toHaveLength(2);
    expect(spreadRefund(fen(107_001), tenders)).toBeNull();
  });

  it('of the balance payment comes before that of the deposit', () =>
    expect(
      spreadRefund(fen(10), [
        { paymentId: 'deposit', isStoredValue: false, left: fen(10) },
        { paymentId: 'balance', isStoredValue: false, left: fen(10) },
      ]),
    ).toEqual([{ paymentId: 'balance', amount: 10 }]));
});

it('a payment number contains its kind and day and random characters', () => {
  expect(paymentNumber('P', '20261115', () => 0)).toBe(`P20261115${'2'.repeat(15)}`);
  expect(() => paymentNumber('R', '2026-11-15', () => 0)).toThrow(RangeError);
});

it('the query interval of a provider grows with each query', () =>
  expect([0, 1, 2, 3, 99].map(queryIntervalSeconds)).toEqual([15, 30, 60, 180, 1800]));
