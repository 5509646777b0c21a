import { describe, expect, it } from 'vitest';
import { choiceInput, choiceProblem, lotsFor, NO_CHOICE } from './lot-choice.ts';

const LOTS = [
  {
    skuId: '1',
    productName: '精华',
    skuName: '30ml',
    units: 3,
    choices: [
      { lotNo: 'S1', expiresOn: '2027-01-01', remaining: 2, suggested: 2 },
      { lotNo: 'S2', expiresOn: '2028-01-01', remaining: 9, suggested: 1 },
    ],
  },
];
const choose = (lotNo: string, reason = '') => ({ lotNoOf: { '1': lotNo }, reason });

describe('another lot', () => {
  it('sends nothing when nobody chooses', () => {
    expect(choiceInput(NO_CHOICE, LOTS)).toEqual({});
    expect(choiceProblem(NO_CHOICE, LOTS)).toBeNull();
  });
  it('needs a reason when an earlier lot is left behind', () => {
    expect(choiceProblem(choose('S2'), LOTS)).toContain('原因');
    expect(choiceProblem(choose('S2', '包装破损'), LOTS)).toBeNull();
    expect(choiceInput(choose('S2', ' 包装破损 '), LOTS)).toEqual({
      lots: [{ skuId: '1', lotNo: 'S2', units: 3 }],
      reason: '包装破损',
    });
  });
  it('takes what the lot has, and sends no reason where none is needed', () =>
    expect(choiceInput(choose('S1', '没有用'), LOTS)).toEqual({
      lots: [{ skuId: '1', lotNo: 'S1', units: 2 }],
    }));
});

describe('a parcel with a part of the units', () => {
  const offer = (units: number) => lotsFor(LOTS, new Map([['1', units]]));

  it('takes what expires first, of these units only', () => {
    expect(offer(1)[0]).toMatchObject({ units: 1, choices: [{ suggested: 1 }, { suggested: 0 }] });
    expect(offer(3)[0]).toMatchObject({ units: 3, choices: [{ suggested: 2 }, { suggested: 1 }] });
  });
  it('sends no more of another lot than it has units', () =>
    expect(choiceInput(choose('S2', '包装破损'), offer(1))).toEqual({
      lots: [{ skuId: '1', lotNo: 'S2', units: 1 }],
      reason: '包装破损',
    }));
  it('offers no lots of a sku that is not in it', () => {
    expect(offer(0)).toEqual([]);
    expect(lotsFor(LOTS, new Map())).toEqual([]);
  });
});
