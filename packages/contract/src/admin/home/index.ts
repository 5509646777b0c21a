export { homeContract } from './home.contract.ts';
export { homeRoutes } from './home.routes.ts';
export { leadBanner } from './menu-lead.ts';
export { facetName, productRule, productSelection } from './product-selection.ts';
