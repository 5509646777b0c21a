export { Facet, searchContract } from './search.contract.ts';
export { searchRoutes } from './search.routes.ts';
