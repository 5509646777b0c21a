import { fen } from '@huarong/core/shared';
import { describe, expect, it } from 'vitest';
import { splitAcrossCards } from './split-across-cards.ts';

const cards = [
  { cardId: 'a', balance: '300.00' },
  { cardId: 'b', balance: '200.00' },
];
const split = (payable: number, chosen = cards) => {
  const { byCard, remainder: rest } = splitAcrossCards(fen(payable), chosen);
  return [Object.fromEntries(byCard), rest];
};

describe('what stored-value cards give to an order', () => {
  it('is all they have when it costs more, and the rest is told', () =>
    expect(split(1_270_00)).toEqual([{ a: 300_00, b: 200_00 }, 770_00]));
  it('is no more than it costs, from the first one ticked', () => {
    expect(split(350_00)).toEqual([{ a: 300_00, b: 50_00 }, 0]);
    expect(split(350_00, cards.toReversed())).toEqual([{ b: 200_00, a: 150_00 }, 0]);
  });
  it('is nothing while none is ticked', () => expect(split(99_00, [])).toEqual([{}, 99_00]));
});
