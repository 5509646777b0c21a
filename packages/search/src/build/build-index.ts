import type { SearchBrand, SearchDocument } from '../document.ts';
import { type Cutter, cutterTaught } from '../text/cut-words.ts';
import { fold } from '../text/fold.ts';
import { FILLERS } from '../text/shop-words.ts';
import { spellerWithMemo } from '../text/spell.ts';
import { type Bitset, emptyBitset, put } from './bitset.ts';
import { type BrandNames, namesOfBrands } from './brand-names.ts';
import { textsOf } from './document-texts.ts';
import { buildFacetTable, type FacetTable } from './facet-table.ts';
import { type PooledKeyword, poolKeywords } from './keyword-pool.ts';
import { buildOrders, type Orders } from './orders.ts';
import { byPopularity } from './popularity.ts';
import { type Postings, PostingsWriter } from './postings.ts';
import { type Ragged, ragged, raggedWords } from './ragged.ts';
import { type SpellingBook, writeSpellingBook } from './spelling-book.ts';
import { STEP } from './step.ts';
import { termsOf } from './terms-of.ts';
import { collectVocabulary, NAMED_WEIGHT, type Vocabulary } from './vocabulary.ts';

/** Everything in columns: a product is its number, and the most popular is number 0. */
export interface SearchIndex {
  size: number;
  ids: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  shown: readonly Pick<SearchDocument, 'nameCn' | 'nameEn' | 'nicknames' | 'brandId'>[];
  /** Binary logarithms, as all scores are. */
  weights: Float64Array;
  inStock: Bitset;
  prices: Ragged;
  traits: Ragged;
  /** From the home category to the leaf. */
  categoryPaths: readonly (readonly string[])[];
  /** Names of shelves of every level, folded. */
  shelfNames: ReadonlySet<string>;
  postings: Postings;
  facets: FacetTable;
  orders: Orders;
  cut: Cutter;
  spellings: SpellingBook;
  brands: readonly BrandNames[];
  keywords: readonly PooledKeyword[];
}

export function buildIndex(given: readonly SearchDocument[], brands: readonly SearchBrand[]): SearchIndex {
  const steps = indexInSteps(given, brands);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same work in steps of a few milliseconds, for a shop that has shoppers to answer in between. */
export function* indexInSteps(
  given: readonly SearchDocument[],
  brands: readonly SearchBrand[],
): Generator<void, SearchIndex> {
  const ranked = byPopularity(given);
  const documents = ranked.map((each) => each.document);
  const spell = spellerWithMemo();
  yield;
  const vocabulary = yield* collectVocabulary(documents, brands);
  const spellings = yield* writeSpellingBook(vocabulary, spell);
  const postings = yield* writePostings(documents);
  const facets = buildFacetTable(documents);
  yield;
  const orders = buildOrders(documents);
  yield;
  const inStock = emptyBitset(documents.length);
  for (const [number, document] of documents.entries()) if (document.inStock) put(inStock, number);
  return {
    size: documents.length,
    ids: documents.map((document) => document.id),
    numberOf: new Map(documents.map((document, number) => [document.id, number])),
    shown: documents.map(({ nameCn, nameEn, nicknames, brandId }) => ({
      nameCn,
      nameEn,
      nicknames,
      brandId,
    })),
    weights: Float64Array.from(ranked, (each) => Math.log2(each.weight)),
    inStock,
    prices: ragged(documents.map((document) => document.skuPrices ?? [document.priceFen])),
    traits: raggedWords(documents.map((document) => [...document.effects, ...document.stars])),
    categoryPaths: documents.map((document) => document.categoryIds),
    shelfNames: new Set(documents.flatMap((document) => document.categoryNames.map(fold))),
    postings,
    facets,
    orders,
    cut: cutterTaught(weightsToTeach(vocabulary)),
    spellings,
    brands: namesOfBrands(brands, spell),
    keywords: poolKeywords(documents, spell),
  };
}

function* writePostings(documents: readonly SearchDocument[]): Generator<void, Postings> {
  const writer = new PostingsWriter();
  // Brands, categories, effects and shades repeat over thousands of products.
  const known = new Map<string, number[]>();
  for (const [number, document] of documents.entries()) {
    for (const { field, text } of textsOf(document)) {
      let terms = known.get(text);
      if (!terms) {
        terms = termsOf(text).map((term) => writer.numberOf(term));
        known.set(text, terms);
      }
      for (const term of terms) writer.add(term, number, field);
    }
    if (number % STEP === 0) yield;
  }
  return writer.finish();
}

/** A word cut out of a single name may be a slip of the dictionary: only what occurs twice is taught. */
const weightsToTeach = ({ named, found }: Vocabulary): Map<string, number> =>
  new Map([
    ...[...found].filter(([word, count]) => count > 1 && word.length > 1),
    ...[...FILLERS].map((word): [string, number] => [word, NAMED_WEIGHT]),
    ...named,
  ]);
