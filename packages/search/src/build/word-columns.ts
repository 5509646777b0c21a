import type { SearchDocument } from '../document.ts';
import { createSegmenter, type Segmenter } from '../text/segment-words.ts';
import { createWordTable, type ShopWords, type WordTable } from '../text/shop-words.ts';
import type { ToPinyin } from '../text/to-pinyin.ts';
import { type Bitset, has } from './bitset.ts';
import { type KeywordCandidate, keysOf } from './collect-keywords.ts';
import { buildPinyinDictionary, type PinyinDictionary } from './pinyin-dictionary.ts';
import { addWhole, OWN_WORD_WEIGHT, type Vocabulary } from './vocabulary.ts';

/** The words of the catalogue alone, from which the columns are built again when staff change words. */
export interface CatalogueWords {
  vocabulary: Vocabulary;
  keywords: readonly KeywordCandidate[];
  toPinyin: ToPinyin;
}

/** What depends on the words that staff enter; everything else of an index does not. */
export interface WordColumns {
  words: WordTable;
  segment: Segmenter;
  /** Words of the shop in Chinese: brands, nicknames, categories, effects and their synonyms. */
  ownWords: readonly string[];
  pinyin: PinyinDictionary;
  keywords: readonly KeywordCandidate[];
}

interface IndexedProducts {
  catalogueWords: CatalogueWords;
  numberOf: ReadonlyMap<string, number>;
  displayNames: readonly Pick<SearchDocument, 'brandId'>[];
  inStock: Bitset;
}

/** The columns for these words, in steps of a few milliseconds; the catalogue is not read again. */
export function* buildWordColumns(
  products: IndexedProducts,
  shopWords: ShopWords,
): Generator<void, WordColumns> {
  const { vocabulary, keywords, toPinyin } = products.catalogueWords;
  const words = createWordTable(shopWords);
  const ownWords = new Map(vocabulary.ownWords);
  for (const word of words.wholeWords) addWhole(ownWords, word);
  yield;
  const pinyin = yield* buildPinyinDictionary({ ownWords, otherWords: vocabulary.otherWords }, toPinyin);
  const segment = createSegmenter(
    segmenterWeights({ ownWords, otherWords: vocabulary.otherWords }, words.fillers),
  );
  yield;
  return {
    words,
    segment,
    ownWords: [...ownWords.keys()],
    pinyin,
    keywords: [...keywords, ...listOwnKeywords(products, shopWords)],
  };
}

const isChinese = (word: string) => /^\p{Script=Han}+$/u.test(word);

/** A word segmented from a single name may be a segmentation error, so only words that occur twice are added. */
const segmenterWeights = (
  { ownWords, otherWords }: Vocabulary,
  fillers: readonly string[],
): Map<string, number> =>
  new Map([
    ...[...otherWords].filter(([word, count]) => count > 1 && word.length > 1),
    ...fillers.filter(isChinese).map((word): [string, number] => [word, OWN_WORD_WEIGHT]),
    ...ownWords,
  ]);

/** Words that find something, as suggestions: synonyms of words of the catalogue, and nicknames. */
function listOwnKeywords(products: IndexedProducts, { twoWay, oneWay, nicknames }: ShopWords) {
  const { keywords, toPinyin } = products.catalogueWords;
  const counts = new Map(keywords.map(({ word, count }) => [word, count]));
  const added: KeywordCandidate[] = [];
  const add = (word: string, count: number, brandId?: string) => {
    if (count === 0 || counts.has(word)) return;
    counts.set(word, count);
    added.push({ word, count, ...(brandId !== undefined && { brandId }), ...keysOf(word, toPinyin) });
  };
  const mostOf = (words: readonly string[]) => Math.max(0, ...words.map((word) => counts.get(word) ?? 0));
  for (const group of twoWay) {
    const count = mostOf(group);
    for (const word of group) add(word, count);
  }
  for (const { words, targets } of oneWay) for (const word of words) add(word, mostOf(targets));
  for (const { words, productIds } of nicknames) {
    const numbers = productIds
      .map((id) => products.numberOf.get(id))
      .filter((number): number is number => number !== undefined && has(products.inStock, number));
    const brands = new Set(numbers.map((number) => products.displayNames[number]?.brandId));
    for (const word of words) add(word, numbers.length, brands.size === 1 ? [...brands][0] : undefined);
  }
  return added;
}
