import { describe, expect, it } from 'vitest';
import { canonicalChoice } from './canonical-choice.ts';
import { checkChoice } from './check-choice.ts';
import { findEngravingProblem } from './engraving.ts';
import { hintOf } from './hint.ts';
import { priceChoice } from './price-choice.ts';
import { bundleRuleSchema } from './schema/index.ts';
import { fillSlots, palette, palettePrices } from './testing/palette.ts';

const statesOf = (...parts: string[]) =>
  Object.fromEntries(
    checkChoice(palette, fillSlots(...parts)).ruleChecks.map(({ code, state }) => [code, state]),
  );

describe('the rule checks of a choice', () => {
  it.each([
    [[], { 'least-1': 'open', 'most-4': 'met', distinct: 'met', full: 'open' }],
    [['M01', 'S02', 'M04'], { 'least-1': 'met', 'most-4': 'met', distinct: 'met', full: 'open' }],
    [['M01', 'S02', 'M04', 'G01'], { 'least-1': 'met', 'most-4': 'met', distinct: 'met', full: 'met' }],
    [['M01', 'G01', 'G02', 'P01'], { 'least-1': 'met', 'most-4': 'broken', distinct: 'met', full: 'met' }],
    [['M01', 'M01', 'S01', 'P01'], { 'least-1': 'met', 'most-4': 'met', distinct: 'broken', full: 'met' }],
    [['S01', 'S02', 'S03', 'P01'], { 'least-1': 'broken', 'most-4': 'met', distinct: 'met', full: 'met' }],
  ])('%j', (parts, states) => expect(statesOf(...parts)).toEqual(states));

  it('are all met by four pans that follow every rule', () =>
    expect(checkChoice(palette, fillSlots('M01', 'S02', 'M04', 'P01'))).toMatchObject({
      isComplete: true,
      emptySlots: [],
      mismatches: [],
    }));

  it.each([
    ['unknown-slot', [{ slotId: '5', skuId: 'M01' }]],
    ['unknown-part', [{ slotId: '1', skuId: 'lipstick' }]],
    [
      'slot-twice',
      [
        { slotId: '1', skuId: 'M01' },
        { slotId: '1', skuId: 'S01' },
      ],
    ],
  ])('report a choice that does not belong to the bundle: %s', (mismatch, choices) =>
    expect(checkChoice(palette, choices)).toMatchObject({ mismatches: [mismatch], isComplete: false }),
  );

  it.each([
    [[], '还差 4 格，其中至少 1 格哑光。'],
    [['M01', 'S02', 'M04'], '还差 1 格。已有 2 格哑光、1 格缎光。'],
    [['M01', 'S02', 'M04', 'P01'], '已经选满，可以加入购物车。'],
    [['M01', 'G01', 'G02', 'P01'], '闪片至多 1 格，请换掉其中 1 格'],
  ])('give a hint sentence: %j', (parts, sentence) => {
    const choices = fillSlots(...parts);
    expect(hintOf(palette, choices, checkChoice(palette, choices))).toBe(sentence);
  });
});

describe('the price of a choice', () => {
  it('with three pans adds the pans and the case, and shows the range with a fourth pan', () =>
    expect(priceChoice(palettePrices, fillSlots('M01', 'S02', 'M04'), true)).toEqual({
      lines: [
        { label: '盘盒 · 墨黑', amount: 98_00 },
        { label: '眼影 3 格', amount: 204_00 },
        { label: '刻字', amount: 0 },
      ],
      discount: 0,
      total: 302_00,
      range: { from: 330_00, to: 344_00 },
    }));

  it('with four pans subtracts the full-palette discount', () =>
    expect(priceChoice(palettePrices, fillSlots('M01', 'S02', 'M04', 'G01'), false)).toMatchObject({
      discount: 40_00,
      total: 344_00,
      range: null,
    }));

  it('shows no range when no available part can fill the slot', () => {
    const partPrices = new Map([['S01', 68_00]]);
    expect(priceChoice({ ...palettePrices, partPrices }, fillSlots('S01'), false).range).toBeNull();
  });
});

describe('engraving', () => {
  const why = (text: string, font = 'song') => findEngravingProblem(palette.engraving, { text, font });

  it.each(['知夏', '云想衣裳花容', 'HUARONG 2026', '知夏 X', '林·知夏'])('is accepted: %s', (text) =>
    expect(why(text)).toBeNull(),
  );

  it.each([
    ['云想衣裳花想容', 'seven characters'],
    ['ABCDEFGHIJKLM', 'thirteen letters'],
    ['知夏知夏ABCDE', 'four characters and five letters'],
    ['知夏🌸', 'an emoji'],
    ['知\u202e夏', 'a mark that turns the writing around'],
    ['知\u200b夏', 'something invisible'],
    ['知\n夏', 'a line break'],
    ['<b>', 'brackets'],
    ['   ', 'nothing but spaces'],
  ])('is refused: %j, %s', (text) => expect(why(text)).toMatch(/[\u4e00-\u9fff]{2}/));

  it('needs a font that contains its characters', () => {
    expect(why('知夏', 'tenor')).toContain('汉字请换一种字体');
    expect(why('Zhi Xia', 'tenor')).toBeNull();
    expect(why('知夏', 'comic')).toContain('没有这种字体');
  });

  it('is refused when the bundle offers none', () =>
    expect(findEngravingProblem(undefined, { text: '知夏', font: 'song' })).toBe('这个套组不提供刻字'));
});

describe('the canonical choice', () => {
  const nameOf = (choices: { slotId: string; skuId: string }[], text?: string) =>
    canonicalChoice('palette', choices, text ? { text, font: 'song' } : undefined);

  it('is the same for every filling order', () =>
    expect(nameOf(fillSlots('M01', 'S02').toReversed())).toBe(nameOf(fillSlots('M01', 'S02'))));

  it('differs for other parts, other slots and other engravings', () => {
    const names = [
      nameOf(fillSlots('M01', 'S02')),
      nameOf(fillSlots('S02', 'M01')),
      nameOf(fillSlots('M01', 'S01')),
      nameOf(fillSlots('M01', 'S02'), '知夏'),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the bundle rule schema', () => {
  const problemOf = (change: object) =>
    bundleRuleSchema.safeParse({ ...palette, ...change }).error?.issues[0]?.path[0];

  it('returns a valid rule unchanged', () => expect(bundleRuleSchema.parse(palette)).toEqual(palette));

  it.each([
    ['slots', { slots: [palette.slots[0], palette.slots[0]] }],
    ['groups', { groups: [palette.groups[0], { ...palette.groups[1], partSkuIds: ['M01'] }] }],
    ['groups', { groups: [{ ...palette.groups[0], least: 5 }] }],
    ['groups', { groups: [{ ...palette.groups[0], least: 3, most: 2 }] }],
    ['purchaseLimit', { purchaseLimit: 0 }],
    ['fullDiscountFen', { fullDiscountFen: -1 }],
  ])('refuses an invalid %s', (field, change) => expect(problemOf(change)).toBe(field));
});
