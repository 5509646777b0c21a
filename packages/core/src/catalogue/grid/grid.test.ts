import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFormula, type GridColumn, readCell, readFormula, showCell } from './index.ts';

describe('a typed cell', () => {
  it.each<[GridColumn, string, unknown]>([
    ['offer', '320', 32_000],
    ['offer', '¥1,032.50', 103_250],
    ['offer', ' ３２０．５ 元', 32_050],
    ['market', '', null],
    ['cost', '0', 0],
    ['stock', '４０', 40],
    ['stock', '40 件', 40],
    ['limit', '不限', null],
    ['limit', '2', 2],
    ['live', '上架', true],
    ['live', '否', false],
    ['low', '', null],
  ])('%s "%s" is read', (column, typed, value) => {
    expect(readCell(column, typed)).toEqual({ ok: true, value });
  });

  it.each<[GridColumn, string, string]>([
    ['low', '四十', '不是整数：四十'],
    ['stock', '1.5', '不是整数：1.5'],
    ['stock', '-1', '可售应为 0 到 1000000 的整数'],
    ['offer', '', '售价应在 0.01 到 1000000.00 元之间'],
    ['offer', '3.999', '不是金额：3.999'],
    ['market', '#REF!', '不是金额：#REF!'],
    ['live', '也许', '请写上架或下架：也许'],
    ['limit', '0', '限购应为 1 到 99 的整数，或留空'],
  ])('%s "%s" is named', (column, typed, problem) => {
    const read = readCell(column, typed);
    expect(read.ok ? read : read.problem).toBe(problem);
  });

  it('is what was shown, copied and pasted back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<GridColumn>('offer', 'market', 'cost', 'stock', 'low'),
        fc.integer({ min: 1, max: 1_000_000 }),
        (column, value) => {
          expect(readCell(column, showCell(column, value))).toEqual({ ok: true, value });
        },
      ),
    );
  });
});

describe('a formula', () => {
  const calculate = (typed: string, column: GridColumn, facts: Parameters<typeof applyFormula>[2]) => {
    const formula = readFormula(typed);
    if (!formula) return null;
    const result = applyFormula(formula, column, facts);
    return result.ok ? result.value : result.problem;
  };

  it.each([
    ['−10 %，尾数 9', 32_000, 28_900],
    ['-10%, 尾数9', 34_000, 30_900],
    ['+5 元', 32_000, 32_500],
    ['-5.5', 32_000, 31_450],
    ['+12.5%', 10_000, 11_250],
    ['=划线价×85%', 32_000, 33_830],
    ['＝成本 × 2', 32_000, 22_400],
    ['=成本*1.5', 32_000, 16_800],
    ['=299', 32_000, 29_900],
    ['-33%、抹零', 32_055, 21_400],
    ['抹零', 32_099, 32_000],
    ['=划线价', 1, 39_800],
  ])('%s', (typed, offer, expected) => {
    expect(calculate(typed, 'offer', { offer, market: 39_800, cost: 11_200 })).toBe(expected);
  });

  it.each(['', '打九折', '10%', '*2', '=库存×2', '尾数', '-10%，然后', '+1.234'])(
    '%s is not one',
    (typed) => {
      expect(readFormula(typed)).toBeNull();
    },
  );

  it('works on whole numbers too, but only in whole steps', () => {
    expect(calculate('+30', 'stock', { stock: 12 })).toBe(42);
    expect(calculate('=40', 'low', { low: null })).toBe(40);
    expect(calculate('+0.5', 'stock', { stock: 12 })).toBe('只能用整数');
    expect(calculate('尾数9', 'stock', { stock: 12 })).toBe('这种公式只能用在价格上');
  });

  it('says when there is nothing to calculate with', () => {
    expect(calculate('-10%', 'market', { market: null })).toBe('原来没有值，算不出来');
    expect(calculate('=成本×2', 'offer', { offer: 100, cost: null })).toBe('没有可以引用的价格');
  });

  it('gives the whole fen nearest to the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 9_999 }),
        (offer, hundredths) => {
          const formula = readFormula(`-${(hundredths / 100).toFixed(2)}%`)!;
          const result = applyFormula(formula, 'offer', { offer });
          const exact = (offer * (10_000 - hundredths)) / 10_000;
          expect(result.ok && Number.isInteger(result.value) && Math.abs(result.value - exact) <= 0.5).toBe(
            true,
          );
        },
      ),
    );
  });
});
