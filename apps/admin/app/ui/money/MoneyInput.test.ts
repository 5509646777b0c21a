import { expect, it } from 'vitest';
import { readAmount } from './MoneyInput.tsx';

it.each([
  ['', null, undefined],
  ['32.5', 3250, undefined],
  ['1,032.38', 103238, undefined],
  [' 8 ', 800, undefined],
  ['0', null, '请输入金额，至多两位小数，例如 32.50'],
  ['-1', null, '请输入金额，至多两位小数，例如 32.50'],
  ['1.234', null, '请输入金额，至多两位小数，例如 32.50'],
  ['abc', null, '请输入金额，至多两位小数，例如 32.50'],
  ['2000.01', null, '至多 ¥2,000.00'],
])('%j reads %s', (typed, amount, problem) => {
  const read = readAmount(typed, 200_000);
  expect(read.amount).toBe(amount);
  expect(read.problem).toBe(problem);
});
