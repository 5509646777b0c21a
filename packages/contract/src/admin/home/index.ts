export { productIds, productRule, productSelection } from './product-selection.ts';
