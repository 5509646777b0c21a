export { searchWordsRoutes } from './search.routes.ts';
export { searchWordsContract } from './search-words.contract.ts';
