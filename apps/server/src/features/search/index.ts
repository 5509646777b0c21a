export { searchWordsAdminFeature } from './admin/search-words-admin.feature.ts';
export {
  createIndexSource,
  type IndexSource,
  type IndexStatus,
  type PreparedIndexSource,
} from './index-source.ts';
export { searchFeature } from './search.feature.ts';
export { SEARCH_TABLES, watchSearchWords } from './words/watch-search-words.ts';
