export { buildIndex, indexInSteps, type SearchIndex } from './build/build-index.ts';
export type { SearchBrand, SearchDocument } from './document.ts';
export { search } from './query/search.ts';
export type {
  FacetCounts,
  FacetValue,
  MatchedBy,
  SearchAnswer,
  SearchQuestion,
  Sort,
} from './question.ts';
export { similarTo } from './similar/similar-to.ts';
export type { Range } from './suggest/emphasis.ts';
export { type Suggestions, suggest } from './suggest/suggest.ts';
