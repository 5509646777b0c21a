export { searchPinsAdminFeature } from './admin/search-pins-admin.feature.ts';
export { searchReportAdminFeature } from './admin/search-report-admin.feature.ts';
export { searchWordsAdminFeature } from './admin/search-words-admin.feature.ts';
export type { PseudoListings } from './find-products.ts';
export {
  createIndexSource,
  type IndexSource,
  type IndexStatus,
  type PreparedIndexSource,
} from './index-source.ts';
export { PIN_TABLES, watchSearchPins } from './pins/watch-search-pins.ts';
export { deleteOldSearches } from './report/delete-old-searches.ts';
export { createSearchCounter } from './report/search-counter.ts';
export { listSearchedWords } from './report/search-days.queries.ts';
export { searchFeature } from './search.feature.ts';
export { SEARCH_TABLES, watchSearchWords } from './words/watch-search-words.ts';
