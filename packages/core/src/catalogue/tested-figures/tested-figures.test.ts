import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTestedFigures,
  cleanTestedFigures,
  MAX_TESTED_FIGURES,
  TESTED_FIGURE_PARTS,
  type TestedFigure,
} from './index.ts';

const lasting = { figure: '8h', claim: '持色', method: '30 位受试者使用后自评' };
const check = (part: Partial<TestedFigure>) => checkTestedFigures([{ ...lasting, ...part }]);

describe('the check of a tested figure', () => {
  it.each<Partial<TestedFigure>>([
    {},
    { figure: '92%', claim: '认为“涂一层就够”', method: '四周家用测试，n=60' },
    { figure: '0', claim: '未添加酒精与矿物油', method: '按配方表' },
    { figure: '＋38%', claim: '角质层含水量', method: '最后一次使用 8 小时后，皮肤水分测试仪' },
    { claim: '第一次使用后不拔干' },
  ])('accepts %j', (part) => expect(check(part)).toBeNull());

  it.each<[Partial<TestedFigure>, string]>([
    [{ figure: '' }, '第 1 条数字没有填'],
    [{ claim: '' }, '第 1 条说法没有填'],
    [{ method: '' }, '第 1 条依据没有填'],
    [{ figure: '八小时' }, '第 1 条数字里没有数'],
    [{ figure: '123456789' }, '第 1 条数字至多 8 字，现在 9 字'],
    [{ claim: '色'.repeat(25) }, '第 1 条说法至多 24 字，现在 25 字'],
    [{ method: '测'.repeat(49) }, '第 1 条依据至多 48 字，现在 49 字'],
    [{ claim: '持\u0000色' }, '第 1 条说法含有乱码'],
    [{ method: '自评\n仪器' }, '第 1 条依据只能写一行'],
    [{ claim: '最持久的哑光唇膏' }, '不能写「最」'],
    [{ claim: '持色第 一' }, '不能写「第一」'],
    [{ figure: '100%', claim: '有效' }, '不能写「100%」'],
    [{ figure: '１００％', claim: '满意' }, '不能写「100%」'],
    [{ figure: '100', claim: '% 有效' }, '不能写「100%」'],
    [{ method: '30 位受试者，n=30 100% 认可' }, '不能写「100%」'],
    [{ claim: '永久卷翘' }, '不能写「永久」'],
    [{ claim: '粉刺消-炎' }, '不能写「消炎」'],
    [{ method: '祛痘功效测试' }, '不能写「祛痘」'],
  ])('refuses %j', (part, message) => expect(check(part)).toContain(message));

  it('names the entry, and refuses more than fit side by side', () => {
    expect(checkTestedFigures([lasting, { ...lasting, method: '' }])).toBe('第 2 条依据没有填');
    expect(checkTestedFigures(Array(MAX_TESTED_FIGURES).fill(lasting))).toBeNull();
    expect(checkTestedFigures(Array(MAX_TESTED_FIGURES + 1).fill(lasting))).toBe('至多 4 条，现在 5 条');
  });
});

const anything = fc.record({ figure: fc.string(), claim: fc.string(), method: fc.string() });

describe('any tested figures', () => {
  it('are the same when they are cleaned again', () =>
    fc.assert(
      fc.property(fc.array(anything), (figures) => {
        const clean = cleanTestedFigures(figures);
        expect(cleanTestedFigures(clean)).toEqual(clean);
      }),
    ));

  it('that pass have all parts, short and in one line', () =>
    fc.assert(
      fc.property(fc.array(anything), (figures) => {
        const clean = cleanTestedFigures(figures);
        fc.pre(checkTestedFigures(clean) === null);
        for (const each of clean)
          for (const [part, { longest }] of Object.entries(TESTED_FIGURE_PARTS)) {
            const text = each[part as keyof TestedFigure];
            expect([...text].length).toBeGreaterThan(0);
            expect([...text].length).toBeLessThanOrEqual(longest);
            expect(text).not.toContain('\n');
          }
      }),
    ));

  it('with an absolute word are refused wherever it stands', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('最', '唯一', '顶级', '百分之百', '100%', '根治'),
        fc.constantFrom('claim' as const, 'method' as const),
        fc.nat(2),
        (word, part, at) => {
          const text = { claim: '持色不掉', method: '受试者使用后自评' }[part];
          expect(check({ [part]: `${text.slice(0, at)}${word}${text.slice(at)}` })).not.toBeNull();
        },
      ),
    ));
});
