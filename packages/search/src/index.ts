export { buildIndex, buildIndexInSteps, type SearchIndex } from './build/build-index.ts';
export { readIngredientGroups } from './build/ingredient-table.ts';
export { withStock } from './build/with-stock.ts';
export { buildWordColumns } from './build/word-columns.ts';
export type { SearchBrand, SearchDocument } from './document.ts';
export { explainNothing } from './query/explain-nothing.ts';
export { explainSearch, type MatchReason, type SearchExplanation } from './query/explain-search.ts';
export { search } from './query/search.ts';
export type {
  FacetCounts,
  FacetValue,
  MatchedBy,
  QueryPins,
  SearchQuery,
  SearchResult,
  Sort,
} from './search-query.ts';
export { listSimilar } from './similar/similar-to.ts';
export type { Range } from './suggest/highlight.ts';
export { type Suggestions, suggest } from './suggest/suggest.ts';
export { DEFAULT_WORDS } from './text/default-words.ts';
export { compactKeyword, foldWord, type ShopWords } from './text/shop-words.ts';
