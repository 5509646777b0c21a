import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIncludedItems, cleanIncludedItems, type IncludedItem, MAX_INCLUDED_ITEMS } from './index.ts';

const cleanser: IncludedItem = {
  name: '火山泥净爽洁面膏',
  size: '120ml',
  count: 1,
  code: 'HR200201',
  sku_size: '三件礼盒',
};
const check = (part: Partial<IncludedItem>) => checkIncludedItems([{ ...cleanser, ...part }]);

describe('the check of what a set holds', () => {
  it.each<Partial<IncludedItem>>([
    {},
    { size: '', code: '', sku_size: '' },
    { count: 12 },
    { count: 999 },
    { code: 'SA-001/2' },
    { name: '名'.repeat(60), size: '规'.repeat(40), sku_size: '格'.repeat(40) },
  ])('accepts %j', (part) => expect(check(part)).toBeNull());

  it.each<[Partial<IncludedItem>, string]>([
    [{ name: '' }, '第 1 行名称没有填'],
    [{ name: '名'.repeat(61) }, '第 1 行名称至多 60 字，现在 61 字'],
    [{ size: '规'.repeat(41) }, '第 1 行净含量至多 40 字，现在 41 字'],
    [{ sku_size: '格'.repeat(41) }, '第 1 行所在规格至多 40 字，现在 41 字'],
    [{ name: '洁\u0000面' }, '第 1 行名称含有乱码'],
    [{ name: '洁\n面' }, '第 1 行名称只能写一行'],
    [{ count: 0 }, '第 1 行数量应为 1 到 999 的整数'],
    [{ count: 1000 }, '第 1 行数量应为 1 到 999 的整数'],
    [{ count: 1.5 }, '第 1 行数量应为 1 到 999 的整数'],
    [{ count: Number.NaN }, '第 1 行数量应为 1 到 999 的整数'],
    [{ code: 'a b' }, '第 1 行商品编码应为字母'],
  ])('refuses %j', (part, message) => expect(check(part)).toContain(message));

  it('names the line, what is written twice, and too many lines', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...cleanser, name: `小样 ${at}` }));
    expect(checkIncludedItems([cleanser, { ...cleanser, name: '' }])).toBe('第 2 行名称没有填');
    expect(checkIncludedItems([cleanser, { ...cleanser, sku_size: '两件礼盒' }])).toBeNull();
    expect(checkIncludedItems([cleanser, ...lines(1), { ...cleanser, count: 2, code: '' }])).toBe(
      '第 3 行与第 1 行相同，请合成一行并写数量',
    );
    expect(checkIncludedItems(lines(MAX_INCLUDED_ITEMS))).toBeNull();
    expect(checkIncludedItems(lines(MAX_INCLUDED_ITEMS + 1))).toBe('至多 40 行，现在 41 行');
  });
});

const anything = fc.record({
  name: fc.string(),
  size: fc.string(),
  count: fc.oneof(fc.integer(), fc.double()),
  code: fc.string(),
  sku_size: fc.string(),
});

describe('any lines', () => {
  it('are the same when they are cleaned again', () =>
    fc.assert(
      fc.property(fc.array(anything), (items) => {
        const clean = cleanIncludedItems(items);
        expect(cleanIncludedItems(clean)).toEqual(clean);
      }),
    ));

  it('that pass have a name and a count', () =>
    fc.assert(
      fc.property(fc.array(anything), (items) => {
        const clean = cleanIncludedItems(items);
        fc.pre(checkIncludedItems(clean) === null);
        for (const { name, count } of clean) {
          expect(name.trim()).not.toBe('');
          expect(count).toBeGreaterThanOrEqual(1);
        }
      }),
    ));
});
