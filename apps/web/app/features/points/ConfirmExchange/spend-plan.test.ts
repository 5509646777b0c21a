import { expect, test } from 'vitest';
import { spendPlan } from './spend-plan.ts';

test('the points that expire first are spent first', () => {
  const batches = [
    { at: '2026-12-31', points: 860 },
    { at: '2027-12-31', points: 2_408 },
  ];
  expect(spendPlan(2_400, batches)).toEqual([
    { at: '2026-12-31', points: 860 },
    { at: '2027-12-31', points: 1_540 },
  ]);
  expect(spendPlan(860, batches)).toEqual([{ at: '2026-12-31', points: 860 }]);
});
