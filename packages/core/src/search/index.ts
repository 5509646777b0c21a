export {
  cleanKeyword,
  decodeKeyword,
  encodeKeyword,
  hotPath,
  KEYWORD_MAX,
  searchPath,
  wordToSearch,
} from './keyword.ts';
export { clearedHistory, forgetKeyword, rememberKeyword, SEARCH_HISTORY_MAX } from './search-history.ts';
