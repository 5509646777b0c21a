import { fen } from '@huarong/core/shared';
import { describe, expect, it } from 'vitest';
import { splitAcrossCards } from './split-across-cards.ts';

const cards = [
  { cardId: 'a', balance: '300.00' },
  { cardId: 'b', balance: '200.00' },
];
const split = (payable: number, chosen = cards) => {
  const { byCard, remainder } = splitAcrossCards(fen(payable), chosen);
  return [Object.fromEntries(byCard), remainder];
};

describe('splitting the payable amount across stored-value cards', () => {
  it('uses the whole balance and returns the remainder when the order costs more', () =>
    expect(split(1_270_00)).toEqual([{ a: 300_00, b: 200_00 }, 770_00]));
  it('uses no more than the order costs, starting with the first ticked card', () => {
    expect(split(350_00)).toEqual([{ a: 300_00, b: 50_00 }, 0]);
    expect(split(350_00, cards.toReversed())).toEqual([{ b: 200_00, a: 150_00 }, 0]);
  });
  it('leaves the whole amount when no card is ticked', () => expect(split(99_00, [])).toEqual([{}, 99_00]));
});
