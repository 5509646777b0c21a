import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build-index.ts';
import { demoDocuments } from '../testing/demo-documents.ts';
import { suggest } from './suggest.ts';

const { documents, brands } = demoDocuments();
const index = buildIndex(documents, brands);
const productOf = (id: string) => documents.find((each) => each.id === id)!;
const brandOf = (id: string | undefined) => brands.find((brand) => brand.id === id);

describe('suggestions', () => {
  it('complete a Chinese word and highlight the typed part', () => {
    expect(suggest(index, '口').keywords[0]).toEqual({ word: '口红', ranges: [[0, 1]] });
  });

  it.each(['kouho', 'kh'])('complete %s typed in Latin letters', (typed) => {
    const { keywords, products } = suggest(index, typed);
    expect(keywords[0]).toEqual({ word: '口红', ranges: [[0, 2]] });
    expect(products).toHaveLength(6);
    for (const { id, ranges } of products) {
      const { nameCn } = productOf(id);
      expect(ranges.map(([start, end]) => nameCn.slice(start, end)).join()).toMatch(/口红|唇膏/);
    }
  });

  it('combine a brand with its categories', () => {
    const { keywords } = suggest(index, '索兰娜唇');
    expect(keywords).toHaveLength(3);
    for (const { word, brandId, ranges } of keywords) {
      expect(word).toMatch(/^索兰娜 唇/);
      expect(brandOf(brandId)?.en).toBe('SOLÈNE ARDEY');
      expect(ranges).toEqual([
        [0, 3],
        [4, 5],
      ]);
    }
  });

  it('find a brand without its accents and highlight it as printed', () => {
    const { brands: offered, products } = suggest(index, 'SOLE');
    expect(brandOf(offered[0]?.brandId)?.en).toBe('SOLÈNE ARDEY');
    expect(offered[0]).toMatchObject({ rangesEn: [[0, 4]], rangesCn: [] });
    expect(products).toHaveLength(6);
  });

  it('highlight both characters whose pinyin begins with the typed letters', () => {
    const { brands: offered } = suggest(index, 'suola');
    expect(offered[0]).toMatchObject({ rangesEn: [], rangesCn: [[0, 2]] });
  });

  it('highlight the brand and the name of a product', () => {
    const { products } = suggest(index, '索兰娜 唇膏');
    const { nameCn } = productOf(products[0]!.id);
    expect(products[0]?.brandRanges).toEqual([[0, 3]]);
    expect(products[0]?.ranges.map(([start, end]) => nameCn.slice(start, end))).toEqual(['唇膏']);
  });

  it('resolve a nickname to its brand', () => {
    const { keywords, products } = suggest(index, '小赤');
    expect(keywords[0]?.word).toBe('小赤木');
    expect(brandOf(keywords[0]?.brandId)?.cn).toBe('索兰娜');
    expect(productOf(products[0]!.id).nicknames).toContain('小赤木');
  });

  it('are empty for an empty keyword', () => {
    for (const typed of ['', '  ', '!?', '🌸']) {
      expect(suggest(index, typed)).toEqual({ keywords: [], brands: [], products: [] });
    }
  });
});
