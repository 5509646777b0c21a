export { searchPinsRoutes, searchReportRoutes, searchWordsRoutes } from './search.routes.ts';
export { searchPinsContract } from './search-pins.contract.ts';
export { searchReportContract } from './search-report.contract.ts';
export { searchWordsContract } from './search-words.contract.ts';
