import { sizeOf } from '../build/bitset.ts';
import type { BrandNames } from '../build/brand-names.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { PooledKeyword } from '../build/keyword-pool.ts';
import { matchForFew } from '../query/match-keyword.ts';
import { meantBrand } from '../query/meant-brand.ts';
import { readWords } from '../query/read-words.ts';
import { byRelevance } from '../query/take-page.ts';
import type { Word } from '../query/word.ts';
import { clip } from '../text/clip.ts';
import { fold } from '../text/fold.ts';
import { squeeze } from '../text/split-runs.ts';
import { type Range, rangesOf, rangesOfSpelling } from './emphasis.ts';
import { bestFits, fitOf } from './fit.ts';

export interface Suggestions {
  keywords: { word: string; brandId?: string; ranges: Range[] }[];
  brands: { brandId: string; rangesEn: Range[]; rangesCn: Range[] }[];
  /** Ranges of the Chinese name. */
  products: { id: string; ranges: Range[] }[];
}

const MOST = { keywords: 3, brands: 3, products: 6 } as const;

/** What the box offers while a word is being typed. */
export function suggest(index: SearchIndex, written: string): Suggestions {
  const typed = clip(written);
  const begun = squeeze(fold(typed));
  if (begun === '') return { keywords: [], brands: [], products: [] };
  const keywords = suggestKeywords(index, begun);
  const products = suggestProducts(index, typed);
  return {
    keywords: keywords.map(({ word, brandId }) => ({
      word,
      ...(brandId !== undefined && { brandId }),
      ranges: rangesIn(word, begun),
    })),
    brands: suggestBrands(index, typed, begun).map(({ brand }) => ({
      brandId: brand.id,
      rangesEn: rangesOf(brand.en, [begun]),
      rangesCn: rangesIn(brand.cn, begun),
    })),
    // `kouho` and `mian` are no words yet: then show what their completion would find.
    products: products.length === 0 && keywords[0] ? suggestProducts(index, keywords[0].word) : products,
  };
}

const suggestKeywords = (index: SearchIndex, begun: string): PooledKeyword[] =>
  bestFits(
    index.keywords,
    (keyword) => fitOf(begun, keyword.names, keyword.pinyin, keyword.initials),
    (keyword) => keyword.count,
    MOST.keywords,
  );

function suggestBrands(index: SearchIndex, typed: string, begun: string): BrandNames[] {
  const meant = meantBrand(index, typed);
  const fit = (names: BrandNames) =>
    names.brand.id === meant
      ? 5
      : fitOf(begun, [names.en, names.cn, ...names.nicknames], names.pinyin, names.initials);
  const weight = (names: BrandNames) => sizeOf(index.facets.productsWith('brand', names.brand.id));
  return bestFits(index.brands, fit, weight, MOST.brands);
}

function suggestProducts(index: SearchIndex, keyword: string): Suggestions['products'] {
  const words = readWords(index, keyword);
  if (words.every(isOneSyllable)) return [];
  const match = matchForFew(index, keyword, words, MOST.products);
  if (match.droppedWords.length > 0) return [];
  const wanted = match.words.flatMap((word) => word.readings.map((reading) => reading.text));
  const best = byRelevance(index, match.hits, null)(0, MOST.products);
  return best.map((number) => ({
    id: index.ids[number]!,
    ranges: rangesOf(index.shown[number]!.nameCn, wanted),
  }));
}

const isOneSyllable = (word: Word) =>
  word.readings.every((reading) => reading.kind === 'pinyin' && reading.text.length === 1);

function rangesIn(text: string, begun: string): Range[] {
  const asWritten = rangesOf(text, [begun]);
  return asWritten.length > 0 || !/^[a-z]/.test(begun) ? asWritten : rangesOfSpelling(text, begun);
}
