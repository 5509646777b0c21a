import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen } from '../shared/index.ts';
import { cardFor, nextCard, pointsExpireAt, returnToLots, takeFromLots } from './index.ts';

describe('points', () => {
  it('are valid until the last second of the next year in Shanghai', () => {
    expect(pointsExpireAt(new Date('2026-01-01T00:00:00+08:00')).toISOString()).toBe(
      '2027-12-31T15:59:59.000Z',
    );
    expect(pointsExpireAt(new Date('2026-12-31T23:59:59+08:00')).toISOString()).toBe(
      '2027-12-31T15:59:59.000Z',
    );
    expect(pointsExpireAt(new Date('2026-12-31T16:00:00Z')).toISOString()).toBe('2028-12-31T15:59:59.000Z');
  });

  it('that expire first are used first', () =>
    expect(
      takeFromLots(900, [
        { id: 1, left: 860 },
        { id: 2, left: 2408 },
      ]),
    ).toEqual([
      { id: 1, points: 860 },
      { id: 2, points: 40 },
    ]));

  it('that are partly returned go to the lot that expires last', () =>
    expect(
      returnToLots(50, [
        { id: 1, points: 860, restored: 0 },
        { id: 2, points: 40, restored: 10 },
      ]),
    ).toEqual([
      { id: 2, points: 30 },
      { id: 1, points: 20 },
    ]));

  it('are taken exactly from any distribution of lots', () =>
    fc.assert(
      fc.property(fc.nat(10_000), fc.array(fc.nat(3_000)), (wanted, lots) => {
        const taken = takeFromLots(
          wanted,
          lots.map((left, id) => ({ id, left })),
        );
        const all = lots.reduce((total, left) => total + left, 0);
        expect(taken.reduce((total, { points }) => total + points, 0)).toBe(Math.min(wanted, all));
        for (const { id, points } of taken) expect(points).toBeLessThanOrEqual(lots[id]!);
      }),
    ));
});

describe('a member card', () => {
  it.each([
    [0, false, 'PINK'],
    [0, true, 'WHITE'],
    [149_999, true, 'WHITE'],
    [150_000, true, 'BLACK'],
    [1_199_999, true, 'BLACK'],
    [1_200_000, true, 'GOLD'],
  ] as const)('for %i fen, first order paid: %s, is %s', (spent, hasPaid, card) =>
    expect(cardFor({ spent: fen(spent), hasPaid })).toBe(card),
  );

  it('shows the missing amount for the next card, and null at the top', () => {
    expect(nextCard('BLACK', fen(218_800))).toEqual({ card: 'GOLD', gap: 981_200 });
    expect(nextCard('WHITE', fen(0))).toEqual({ card: 'BLACK', gap: 150_000 });
    expect(nextCard('GOLD', fen(0))).toBeNull();
  });
});
