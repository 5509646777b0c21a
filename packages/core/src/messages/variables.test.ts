import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillVariables, variableProblem, variablesOf } from './variables.ts';

const plain = fc.string().map((text) => text.replace(/[{}]/g, ''));
const name = fc.constantFrom('订单', '金额', '商品', '称呼');

describe('variables', () => {
  it.each([
    ['订单 {订单}', ['订单'], [], null],
    ['订单 {单号}', ['订单'], [], '没有变量 {单号}，可以用 {订单}'],
    ['订单 {单号}', [], [], '没有变量 {单号}，这里不能用变量'],
    ['共 {金额}', ['订单', '金额'], ['订单'], '缺少变量 {订单}'],
    ['{{订单}}', ['订单'], [], '大括号没有成对，变量写成 {名称}'],
    ['}{', ['订单'], [], '大括号没有成对，变量写成 {名称}'],
  ])('%s', (text, known, required, problem) =>
    expect(variableProblem(text, { known, required })).toBe(problem),
  );

  it('of an accepted text are all filled, and values are not read as variables', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, name), { maxLength: 6 }), fc.string(), (parts, value) => {
        const text = parts.map(([before, each]) => `${before}{${each}}`).join('');
        const known = ['订单', '金额', '商品', '称呼'];
        expect(variableProblem(text, { known })).toBeNull();
        expect(variablesOf(text)).toEqual([...new Set(parts.map(([, each]) => each))]);
        const filled = fillVariables(text, Object.fromEntries(known.map((each) => [each, value])));
        expect(filled).toBe(parts.map(([before]) => `${before}${value}`).join(''));
      }),
    );
  });

  it('without a value stay, also those that every object has', () =>
    expect(fillVariables('{toString} {订单}', { 订单: '1' })).toBe('{toString} 1'));
});
