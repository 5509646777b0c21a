export { brandPath } from './brand-path.ts';
export {
  cleanKeyword,
  decodeKeyword,
  encodeKeyword,
  hotPath,
  KEYWORD_MAX,
  keywordToSearch,
  searchPath,
} from './keyword.ts';
export { looksPersonal } from './looks-personal.ts';
export {
  addToSearchHistory,
  emptySearchHistory,
  removeFromSearchHistory,
  SEARCH_HISTORY_MAX,
} from './search-history.ts';
