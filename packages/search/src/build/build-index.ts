import type { SearchBrand, SearchDocument } from '../document.ts';
import { DEFAULT_WORDS } from '../text/default-words.ts';
import { fold } from '../text/fold.ts';
import type { ShopWords } from '../text/shop-words.ts';
import { createCachedToPinyin } from '../text/to-pinyin.ts';
import type { Bitset } from './bitset.ts';
import { type BrandNames, listBrandNames } from './brand-names.ts';
import { collectKeywords } from './collect-keywords.ts';
import { buildColourTable, type ColourEntry } from './colour-table.ts';
import { listTexts } from './document-texts.ts';
import { buildFacetTable, type FacetTable } from './facet-table.ts';
import { buildIngredientTable, type IngredientTable } from './ingredient-table.ts';
import { listTerms } from './list-terms.ts';
import { buildOrders, type Orders } from './orders.ts';
import { rankByPopularity } from './popularity.ts';
import { type Postings, PostingsWriter } from './postings.ts';
import { type Ragged, raggedFrom, raggedWords } from './ragged.ts';
import { assignShadeFamilies } from './shade-families.ts';
import { PRODUCTS_PER_STEP } from './step.ts';
import { inStockSet, stockColumns } from './stock-columns.ts';
import { collectVocabulary } from './vocabulary.ts';
import { buildWordColumns, type CatalogueWords, type WordColumns } from './word-columns.ts';

/** Column storage: a product is a number, and the most popular product is number 0. */
export interface SearchIndex extends WordColumns {
  size: number;
  ids: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  displayNames: readonly Pick<SearchDocument, 'nameCn' | 'nameEn' | 'nicknames' | 'brandId'>[];
  /** Sales, rating and age as binary logarithms, like all scores. */
  popularity: Float64Array;
  /** The same; lower for what is sold out. */
  weights: Float64Array;
  inStock: Bitset;
  prices: Ragged;
  /** The price on the card. */
  cardPrices: Float64Array;
  colours: readonly ColourEntry[];
  /** Products without an ingredient group, by its name. */
  freeOf: IngredientTable;
  traits: Ragged;
  /** From the top category to the leaf. */
  categoryPaths: readonly (readonly string[])[];
  /** Category names of every level, folded. */
  categoryNames: ReadonlySet<string>;
  categoryIdsByName: ReadonlyMap<string, ReadonlySet<string>>;
  postings: Postings;
  facets: FacetTable;
  orders: Orders;
  brands: readonly BrandNames[];
  catalogueWords: CatalogueWords;
}

export function buildIndex(
  unranked: readonly SearchDocument[],
  brands: readonly SearchBrand[],
  words: ShopWords = DEFAULT_WORDS,
): SearchIndex {
  const steps = buildIndexInSteps(unranked, brands, words);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a few milliseconds, so that requests are answered in between. */
export function* buildIndexInSteps(
  unranked: readonly SearchDocument[],
  brands: readonly SearchBrand[],
  words: ShopWords,
): Generator<void, SearchIndex> {
  const ranked = rankByPopularity(unranked);
  const documents = ranked.map((each) => each.document);
  const shadeFamilies = yield* assignShadeFamilies(documents);
  const toPinyin = createCachedToPinyin();
  yield;
  const vocabulary = yield* collectVocabulary(documents, brands);
  const postings = yield* writePostings(documents);
  const facets = buildFacetTable(documents, shadeFamilies);
  yield;
  const popularity = Float64Array.from(ranked, (each) => Math.log2(each.weight));
  const { inStock, weights, defaultOrder } = stockColumns(inStockSet(documents), popularity);
  const orders = { ...buildOrders(documents), default: defaultOrder };
  yield;
  const colours = yield* buildColourTable(documents);
  const freeOf = yield* buildIngredientTable(documents);
  const catalogue = {
    size: documents.length,
    ids: documents.map((document) => document.id),
    numberOf: new Map(documents.map((document, number) => [document.id, number])),
    displayNames: documents.map(({ nameCn, nameEn, nicknames, brandId }) => ({
      nameCn,
      nameEn,
      nicknames,
      brandId,
    })),
    popularity,
    weights,
    inStock,
    prices: raggedFrom(documents, (document) => document.skuPrices ?? [document.priceFen]),
    cardPrices: Float64Array.from(documents, (document) => document.priceFen),
    colours,
    freeOf,
    traits: raggedWords(documents, (document) => [...document.effects, ...document.stars]),
    categoryPaths: documents.map((document) => document.categoryIds),
    categoryNames: new Set(documents.flatMap((document) => document.categoryNames.map(fold))),
    categoryIdsByName: listCategoryIds(documents),
    postings,
    facets,
    orders,
    brands: listBrandNames(brands, toPinyin),
    catalogueWords: { vocabulary, keywords: collectKeywords(documents, toPinyin), toPinyin },
  };
  return { ...catalogue, ...(yield* buildWordColumns(catalogue, words)) };
}

function listCategoryIds(documents: readonly SearchDocument[]): Map<string, Set<string>> {
  const idsByName = new Map<string, Set<string>>();
  for (const { categoryIds, categoryNames } of documents) {
    for (const [level, name] of categoryNames.entries()) {
      const ids = idsByName.get(name) ?? new Set();
      const id = categoryIds[level];
      if (id !== undefined) idsByName.set(name, ids.add(id));
    }
  }
  return idsByName;
}

function* writePostings(documents: readonly SearchDocument[]): Generator<void, Postings> {
  const writer = new PostingsWriter();
  // Brands, categories, effects and shades repeat over thousands of products.
  const termsByText = new Map<string, number[]>();
  for (const [number, document] of documents.entries()) {
    for (const { field, text } of listTexts(document)) {
      let terms = termsByText.get(text);
      if (!terms) {
        terms = listTerms(text).map((term) => writer.numberOf(term));
        termsByText.set(text, terms);
      }
      for (const term of terms) writer.add(term, field);
    }
    writer.endDocument();
    if (number % PRODUCTS_PER_STEP === 0) yield;
  }
  return writer.finish();
}
