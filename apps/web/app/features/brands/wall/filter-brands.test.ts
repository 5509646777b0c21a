import type { BrandMark, WallBrand } from '@huarong/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { bestMatch, countBrands, filterBrands } from './filter-brands.ts';
import { readMark, wallPath } from './marks.ts';

const brand = (en: string, cn: string, nicknames: string[], ...marks: BrandMark[]): WallBrand => ({
  brandId: en,
  brandNameEN: en,
  brandNameCN: cn,
  brandNickNames: nicknames,
  link: `/brand/${en}/`,
  tags: [],
  marks,
  slogan: '',
  origin: '',
  productCount: 1,
});
const groups = [
  { letter: 'D', brandList: [brand('DR. EDELMAR', '艾德玛', ['蓝罐'], 'international')] },
  {
    letter: 'S',
    brandList: [
      brand('SHANWU', '山雾', ['雾瓶'], 'guohuo'),
      brand('SOLÈNE ARDEY', '索兰娜', ['小赤木'], 'international', 'exclusive'),
    ],
  },
  { letter: '#', brandList: [brand('NO. 42', '四十二号', [], 'international', 'niche')] },
];
const found = (typed: string, mark: BrandMark | null = null) =>
  filterBrands(groups, { mark, typed }).flatMap(({ brandList }) => brandList.map((each) => each.brandNameEN));

describe('filtering brands by name', () => {
  it.each([
    ['sol', 'SOLÈNE ARDEY'],
    ['SOLENE', 'SOLÈNE ARDEY'],
    ['solène ardey', 'SOLÈNE ARDEY'],
    ['ardey', 'SOLÈNE ARDEY'],
    ['ｓｏｌ', 'SOLÈNE ARDEY'],
    ['小赤', 'SOLÈNE ARDEY'],
    ['兰娜', 'SOLÈNE ARDEY'],
    ['edel', 'DR. EDELMAR'],
    ['dr.edelmar', 'DR. EDELMAR'],
    ['no42', 'NO. 42'],
    ['42', 'NO. 42'],
  ])('%s finds only %s', (typed, name) => expect(found(typed)).toEqual([name]));

  it('does not find a Latin name by letters inside a word', () => expect(found('rdey')).toEqual([]));

  it('returns all brands for an empty or blank text', () => {
    expect(found('')).toHaveLength(4);
    expect(found('  ·')).toHaveLength(4);
  });
});

describe('the brand that Enter opens', () => {
  it.each([
    ['s', 'SHANWU'],
    ['e', 'DR. EDELMAR'],
    ['n', 'NO. 42'],
    ['小赤木', 'SOLÈNE ARDEY'],
  ])('is, for %s, the brand %s', (typed, name) =>
    expect(bestMatch(filterBrands(groups, { mark: null, typed }), typed)?.brandNameEN).toBe(name),
  );

  it('is a name that begins with the text before one that only contains such a word', () => {
    const moons = [
      { letter: 'J', brandList: [brand('JASPER MOON', '碧月', [])] },
      { letter: 'M', brandList: [brand('MAISON OREVAL', '欧梵', [])] },
    ];
    expect(bestMatch(moons, 'm')?.brandNameEN).toBe('MAISON OREVAL');
  });

  it('is undefined when no brand is found', () => expect(bestMatch([], 'm')).toBeUndefined());
});

describe('filtering brands by mark', () => {
  it('keeps the brands with the mark and drops empty letters', () => {
    expect(found('', 'guohuo')).toEqual(['SHANWU']);
    expect(filterBrands(groups, { mark: 'guohuo', typed: '' }).map(({ letter }) => letter)).toEqual(['S']);
  });
  it('combines with a typed name', () => expect(found('s', 'exclusive')).toEqual(['SOLÈNE ARDEY']));
  it('counts the remaining brands', () =>
    expect(countBrands(filterBrands(groups, { mark: 'international', typed: '' }))).toBe(3));
});

describe('the URL of the brand list', () => {
  it.each([
    [{}, '/brand/'],
    [{ mark: 'niche' as const }, '/brand/?mark=niche'],
    [{ mark: 'niche' as const, typed: '小赤木' }, '/brand/?mark=niche&q=%E5%B0%8F%E8%B5%A4%E6%9C%A8'],
  ])('is for %j %s', (asked, path) => expect(wallPath(asked)).toBe(path));
  it('treats an unknown mark as none', () => {
    expect(readMark('guohuo')).toBe('guohuo');
    expect(readMark('cheap')).toBeNull();
    expect(readMark(null)).toBeNull();
  });
});
