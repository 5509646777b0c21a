import { describe, expect, it } from 'vitest';
import { draftOf, valuesOf } from './levels-draft.ts';

const VALUES = {
  months: 12,
  blackFen: 1_500_00,
  goldFen: 12_000_00,
  pointsPercent: { PINK: 100, WHITE: 100, BLACK: 125, GOLD: 150 },
  freeFromFen: [{ PINK: 199_00, WHITE: 199_00, BLACK: 99_00, GOLD: 0 }],
  benefits: [{ name: '生日礼', values: { PINK: '', WHITE: '小样', BLACK: '正装', GOLD: '正装' } }],
};

describe('a draft of levels', () => {
  it('comes back as the values that it was made from', () =>
    expect(valuesOf(draftOf(VALUES))).toEqual(VALUES));
  it.each([
    [{ months: '一' }, '月数应为整数'],
    [{ black: '一千' }, '门槛应为金额，例如 1500 或 1500.00'],
    [
      { times: { PINK: '1', WHITE: '1', BLACK: '1.255', GOLD: '2' } },
      '积分倍率应为数字，至多两位小数，例如 1.25',
    ],
    [{ freeFrom: [{ PINK: '免', WHITE: '1', BLACK: '1', GOLD: '0' }] }, '包邮门槛应为金额，例如 99 或 0'],
  ])('%j is no level', (change, problem) =>
    expect(valuesOf({ ...draftOf(VALUES), ...change })).toBe(problem),
  );
  it('reads amounts with commas', () =>
    expect(valuesOf({ ...draftOf(VALUES), black: '1,200' })).toMatchObject({ blackFen: 1_200_00 }));
});
