import { getAt } from '@huarong/core/shared';
import { sizeOf } from '../build/bitset.ts';
import type { BrandNames } from '../build/brand-names.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { KeywordCandidate } from '../build/collect-keywords.ts';
import { findNamedBrand } from '../query/find-brand.ts';
import { matchPopular } from '../query/match-keyword.ts';
import { parseWords } from '../query/parse-words.ts';
import { byRelevance } from '../query/take-page.ts';
import type { Word } from '../query/word.ts';
import { fold } from '../text/fold.ts';
import { removeGaps } from '../text/split-runs.ts';
import { truncateKeyword } from '../text/truncate-keyword.ts';
import { bestFits, fitOf } from './fit.ts';
import { highlightPinyin, highlightText, type Range } from './highlight.ts';

export interface Suggestions {
  keywords: { word: string; brandId?: string; ranges: Range[] }[];
  brands: { brandId: string; rangesEn: Range[]; rangesCn: Range[] }[];
  /** Ranges of the Chinese names of the product and of its brand. */
  products: { id: string; ranges: Range[]; brandRanges: Range[] }[];
}

const MAX_SUGGESTIONS = { keywords: 3, brands: 3, products: 6 } as const;

/** Suggestions for a keyword that is being typed. */
export function suggest(index: SearchIndex, input: string): Suggestions {
  const typed = truncateKeyword(input);
  const prefix = removeGaps(fold(typed));
  if (prefix === '') return { keywords: [], brands: [], products: [] };
  const keywords = suggestKeywords(index, prefix);
  const products = suggestProducts(index, typed);
  return {
    keywords: keywords.map(({ word, brandId }) => ({
      word,
      ...(brandId !== undefined && { brandId }),
      ranges: highlightRanges(word, prefix),
    })),
    brands: suggestBrands(index, typed, prefix).map(({ brand }) => ({
      brandId: brand.id,
      rangesEn: highlightText(brand.en, [prefix]),
      rangesCn: highlightRanges(brand.cn, prefix),
    })),
    // `kouho` and `mian` are incomplete: then show products of the first suggested keyword.
    products: products.length === 0 && keywords[0] ? suggestProducts(index, keywords[0].word) : products,
  };
}

const suggestKeywords = (index: SearchIndex, prefix: string): KeywordCandidate[] =>
  bestFits(
    index.keywords,
    (keyword) => fitOf(prefix, keyword.names, keyword.pinyin, keyword.initials),
    (keyword) => keyword.count,
    MAX_SUGGESTIONS.keywords,
  );

function suggestBrands(index: SearchIndex, typed: string, prefix: string): BrandNames[] {
  const namedBrandId = findNamedBrand(index, typed);
  const fit = (names: BrandNames) =>
    names.brand.id === namedBrandId
      ? 5
      : fitOf(prefix, [names.en, names.cn, ...names.nicknames], names.pinyin, names.initials);
  const weight = (names: BrandNames) => sizeOf(index.facets.productsWith('brand', names.brand.id));
  return bestFits(index.brands, fit, weight, MAX_SUGGESTIONS.brands);
}

function suggestProducts(index: SearchIndex, keyword: string): Suggestions['products'] {
  const words = parseWords(index, keyword);
  if (words.every(isOneSyllable)) return [];
  const match = matchPopular(index, keyword, words, MAX_SUGGESTIONS.products);
  if (match.droppedWords.length > 0) return [];
  const terms = match.words.flatMap((word) =>
    word.interpretations.map((interpretation) => interpretation.text),
  );
  const best = byRelevance(index, match.hits, null)(0, MAX_SUGGESTIONS.products);
  return best.map((number) => {
    const { nameCn, brandId } = getAt(index.displayNames, number);
    const brandCn = index.brands.find(({ brand }) => brand.id === brandId)?.brand.cn ?? '';
    return {
      id: getAt(index.ids, number),
      ranges: highlightText(nameCn, terms),
      brandRanges: highlightText(brandCn, terms),
    };
  });
}

const isOneSyllable = (word: Word) =>
  word.interpretations.every(
    (interpretation) => interpretation.kind === 'pinyin' && interpretation.text.length === 1,
  );

function highlightRanges(text: string, prefix: string): Range[] {
  const direct = highlightText(text, [prefix]);
  return direct.length > 0 || !/^[a-z]/.test(prefix) ? direct : highlightPinyin(text, prefix);
}
