import { fen } from '@huarong/core/shared';
import { describe, expect, it } from 'vitest';
import { initiallyTicked, mergeProblem, mergeTotal } from './merge-choice.ts';

const unpaid = (orderId: string, totalAmount: string, cancelOrderTimeLeft: number) => ({
  orderId,
  orderStatus: 10 as const,
  totalAmount,
  cancelOrderTimeLeft,
});
const deposit = { ...unpaid('9', '50.00', 600), orderStatus: 11 as const };

describe('paying several orders together', () => {
  it('excludes presale orders and gives the reason', () => {
    expect(mergeProblem(deposit)).toBe('预售的定金与尾款需单独支付');
    expect(initiallyTicked([unpaid('1', '1.00', 60), deposit])).toEqual(['1']);
  });

  it('ticks no more orders than one payment allows', () =>
    expect(initiallyTicked(Array.from({ length: 12 }, (_, n) => unpaid(`${n}`, '1.00', 60)))).toHaveLength(
      10,
    ));

  it('adds up the ticked orders and uses the earliest deadline', () => {
    const orders = [
      unpaid('1', '1270.00', 1_658),
      unpaid('2', '199.00', 665),
      unpaid('3', '9.90', 30),
      deposit,
    ];
    expect(mergeTotal(orders, ['1', '2'])).toEqual({ count: 2, amount: fen(1_469_00), secondsLeft: 665 });
  });
});
