export { searchPinsRoutes, searchWordsRoutes } from './search.routes.ts';
export { searchPinsContract } from './search-pins.contract.ts';
export { searchWordsContract } from './search-words.contract.ts';
