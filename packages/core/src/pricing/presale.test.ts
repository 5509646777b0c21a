import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen } from '../shared/index.ts';
import { finalPriceOf } from './final-price.ts';
import { priceOrder } from './price-order.ts';
import { checkDeposit } from './steps/presale/split-presale.ts';
import { aCoupon, aFullAmount, aLine, anOrder, from, MEMBER, NOW, off, yuan } from './testing/builders.ts';
import { assertAddsUp, assertNothingNegative } from './testing/invariants.ts';

const presale = { deposit: yuan(50), depositWorth: yuan(100) };
const box = aLine('1', 640, { presale });

describe('a presale', () => {
  test('定金 50 抵 100: ¥590 in all, ¥50 now and ¥540 later', () => {
    const { amounts, presale: split } = priceOrder(anOrder([box]));
    expect(amounts).toMatchObject({ goods: yuan(640), promotion: yuan(50), payable: yuan(590) });
    expect(split).toEqual({ deposit: yuan(50), depositWorth: yuan(100), balance: yuan(540) });
  });

  test('uses coupons and points for the balance only', () => {
    const coupons = [aCoupon('c', { kind: 'amountOff', amount: yuan(9999) })];
    const all = priceOrder(anOrder([box], { coupons, choices: { couponIds: ['c'] } }));
    expect(all.presale).toMatchObject({ deposit: yuan(50), balance: 0 });
    const half = priceOrder(anOrder([box], { points: { available: 999_999, wanted: 999_999 } }));
    expect(half.amounts.points).toBe(yuan(270));
    expect(half.presale).toMatchObject({ deposit: yuan(50), balance: yuan(270) });
  });

  test('is excluded from full-amount promotions', () => {
    const promotions = [aFullAmount('满减', [[from(100), off(50)]])];
    expect(priceOrder(anOrder([box], { promotions })).amounts.payable).toBe(yuan(590));
  });

  test('pays freight with the balance', () => {
    const cheap = aLine('1', 100, { presale: { deposit: yuan(10), depositWorth: yuan(10) } });
    const { presale: split } = priceOrder(
      anOrder([cheap], { delivery: { region: '310104', mode: 'express' } }),
    );
    expect(split).toMatchObject({ deposit: yuan(10), balance: yuan(100) });
  });

  test('deposit and balance add up to the total, and neither is negative with any coupon', () => {
    const amount = fc.nat(100_000).map(fen);
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: 1, max: 5 }),
        amount,
        (price, deposit, worth, quantity, off) => {
          const line = {
            ...aLine('1', 0),
            listUnitPrice: price,
            quantity,
            presale: { deposit, depositWorth: worth },
          };
          const coupons = [aCoupon('c', { kind: 'amountOff', amount: off })];
          const points = { available: off, wanted: off };
          const input = anOrder([line], { coupons, points, choices: { couponIds: ['c'] } });
          const order = priceOrder(input);
          assertNothingNegative(order);
          assertAddsUp(order, input);
          expect(order.presale!.deposit + order.presale!.balance).toBe(order.amounts.payable);
          expect(order.presale!.deposit).toBe(Math.min(deposit, price) * quantity);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('shows its final price', () => {
    const { lineId: _, quantity: __, ...sku } = box;
    const final = finalPriceOf({ sku, shopper: MEMBER, now: NOW, promotions: [], coupons: [] });
    expect(final.finalPrice).toBe(yuan(590));
  });

  test('requires a deposit of at most a fifth, worth at least its amount and at most the price', () => {
    const check = (deposit: number, depositWorth: number) =>
      checkDeposit(yuan(100), { deposit: yuan(deposit), depositWorth: yuan(depositWorth) });
    expect(check(20, 40)).toMatchObject({ ok: true });
    expect(check(20.01, 40)).toMatchObject({ refusal: { code: 'deposit-too-high' } });
    expect(check(20, 19)).toMatchObject({ refusal: { code: 'worth-less-than-paid' } });
    expect(check(20, 101)).toMatchObject({ refusal: { code: 'worth-above-price' } });
  });
});
