export { historyFeature } from './history.feature.ts';
export { joinHistory } from './join-history.ts';
export { rememberProduct } from './remember-product.ts';
