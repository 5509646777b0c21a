export { homeContract, leadBanner } from './home.contract.ts';
export { homeRoutes } from './home.routes.ts';
export { facetName, productRule, productSelection } from './product-selection.ts';
