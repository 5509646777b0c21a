import { expect, it } from 'vitest';
import { type PresaleTerms, presaleChecks } from './presale-checks.ts';

const terms: PresaleTerms = {
  priceFen: 1_000_00,
  depositFen: 200_00,
  depositWorthFen: 400_00,
  depositFrom: 1,
  depositUntil: 2,
  balanceFrom: 2,
  balanceUntil: 3,
  shipsBy: 4,
  quota: 10,
  perShopper: 2,
};
const failed = (change: Partial<PresaleTerms>) =>
  presaleChecks({ ...terms, ...change })
    .filter(({ isOk, isRequired }) => !isOk && isRequired)
    .map(({ label }) => label);

it('a presale within the limits passes every check', () => expect(failed({})).toEqual([]));

it.each([
  [{ depositFen: 200_01, depositWorthFen: 400_00 }, '定金占 20.0 %，不超过 20 %'],
  [{ depositWorthFen: 199_99 }, '定金抵的金额不少于定金，不超过价格'],
  [{ depositFrom: 2 }, '付定金的结束晚于开始'],
  [{ balanceFrom: 1 }, '付尾款在付定金结束之后开始'],
  [{ balanceUntil: 2 }, '付尾款的结束晚于开始'],
  [{ shipsBy: 1 }, '发货不早于付尾款开始'],
  [{ perShopper: 11 }, '每人限购不超过总份数'],
] as [Partial<PresaleTerms>, string][])('%j fails by name', (change, label) =>
  expect(failed(change)).toContain(label),
);
