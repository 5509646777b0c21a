import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPTH_COLOURS, depthOf, describeShade, SKIN_DEPTHS, skinToneOf, undertoneOf } from './index.ts';

const HEX = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the undertone of a shade', () => {
  it.each([
    ['N30', '自然', 'N'],
    ['W10', '自然', 'W'],
    ['2C', '自然', 'C'],
    ['110', '冷白', 'C'],
    ['140', '小麦', 'W'],
    ['03', '正红', undefined],
    ['N3', '正红', undefined],
    ['', '', undefined],
  ])('number %j and family %j: %j', (number, family, expected) =>
    expect(undertoneOf({ number, family })).toBe(expected),
  );
});

describe('the skin that a shade is for', () => {
  it.each([
    ['N20', '自然', '#EACDB0', { undertone: 'N', depth: 2 }],
    ['40W', '小麦', '#A87947', { undertone: 'W', depth: 4 }],
    ['10C', '冷白', '#F3D8CB', { undertone: 'C', depth: 1 }],
    // A lilac corrector is no skin colour, although it is sold as 冷白.
    ['02', '冷白', '#E2DAE6', undefined],
    ['01', '自然', '#DCE8D4', undefined],
    ['03', '正红', '#A91D2B', undefined],
  ])('%s of %s, %s', (number, family, hex, expected) =>
    expect(skinToneOf({ number, family, hex })).toEqual(expected),
  );

  it('is shown by a colour of each depth', () =>
    expect(DEPTH_COLOURS.map(depthOf)).toEqual(SKIN_DEPTHS.map((_name, at) => at)));
});

describe('what a shade looks like', () => {
  it.each([
    ['#BE2A26', '正红', '正红，偏暖，鲜明'],
    ['#5F1B34', '紫红', '紫红，偏冷，深浓'],
    ['#B98573', '裸色', '裸色，偏暖，柔和'],
    ['#101010', '黑', '黑，深浓'],
    ['#F4F4F4', '', '浅淡'],
  ])('%s of %j: %s', (hex, family, expected) => expect(describeShade({ hex, family })).toBe(expected));

  it('names undertone and depth of base make-up', () =>
    expect(describeShade({ hex: '#E6C9AB', family: '自然', undertone: 'N' })).toBe('中性，自然肤色适用'));

  it('orders depths from light to deep', () => {
    expect(['#F4E3D5', '#EFD8C2', '#E6C9AB', '#D0A47C', '#A87C5C', '#5A3826'].map(depthOf)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    fc.assert(
      fc.property(HEX, (hex) => {
        expect(SKIN_DEPTHS[depthOf(hex)]).toBeDefined();
        expect(describeShade({ hex, family: '' })).not.toMatch(/^，|，$|，，/);
      }),
    );
  });
});
