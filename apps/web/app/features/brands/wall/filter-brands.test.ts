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

describe('finding a brand on the wall', () => {
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
  ])('%s finds %s and nobody else', (typed, name) => expect(found(typed)).toEqual([name]));

  it('does not find a Latin name by its middle', () => expect(found('rdey')).toEqual([]));

  it('shows all for an empty or blank word', () => {
    expect(found('')).toHaveLength(4);
    expect(found('  ·')).toHaveLength(4);
  });
});

describe('Enter opens', () => {
  it.each([
    ['s', 'SHANWU'],
    ['e', 'DR. EDELMAR'],
    ['n', 'NO. 42'],
    ['小赤木', 'SOLÈNE ARDEY'],
  ])('for %s the brand %s', (typed, name) =>
    expect(bestMatch(filterBrands(groups, { mark: null, typed }), typed)?.brandNameEN).toBe(name),
  );

  it('a name that begins so before one that only has a word like it', () => {
    const moons = [
      { letter: 'J', brandList: [brand('JASPER MOON', '碧月', [])] },
      { letter: 'M', brandList: [brand('MAISON OREVAL', '欧梵', [])] },
    ];
    expect(bestMatch(moons, 'm')?.brandNameEN).toBe('MAISON OREVAL');
  });

  it('nothing when nothing is found', () => expect(bestMatch([], 'm')).toBeUndefined());
});

describe('narrowing the wall to a mark', () => {
  it('keeps the brands that carry it and drops letters left empty', () => {
    expect(found('', 'guohuo')).toEqual(['SHANWU']);
    expect(filterBrands(groups, { mark: 'guohuo', typed: '' }).map(({ letter }) => letter)).toEqual(['S']);
  });
  it('goes together with a typed name', () => expect(found('s', 'exclusive')).toEqual(['SOLÈNE ARDEY']));
  it('counts what is left', () =>
    expect(countBrands(filterBrands(groups, { mark: 'international', typed: '' }))).toBe(3));
});

describe('the address of the wall', () => {
  it.each([
    [{}, '/brand/'],
    [{ mark: 'niche' as const }, '/brand/?mark=niche'],
    [{ mark: 'niche' as const, typed: '小赤木' }, '/brand/?mark=niche&q=%E5%B0%8F%E8%B5%A4%E6%9C%A8'],
  ])('says %j as %s', (asked, path) => expect(wallPath(asked)).toBe(path));
  it('takes a mark nobody knows for none', () => {
    expect(readMark('guohuo')).toBe('guohuo');
    expect(readMark('cheap')).toBeNull();
    expect(readMark(null)).toBeNull();
  });
});
