export {
  cleanKeyword,
  decodeKeyword,
  encodeKeyword,
  hotPath,
  KEYWORD_MAX,
  keywordToSearch as wordToSearch,
  searchPath,
} from './keyword.ts';
export {
  addToSearchHistory as rememberKeyword,
  emptySearchHistory as clearedHistory,
  removeFromSearchHistory as forgetKeyword,
  SEARCH_HISTORY_MAX,
} from './search-history.ts';
