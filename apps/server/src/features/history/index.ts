export { historyFeature } from './history.feature.ts';
export { mergeHistory as joinHistory } from './join-history.ts';
export { recordProductView as rememberProduct } from './remember-product.ts';
