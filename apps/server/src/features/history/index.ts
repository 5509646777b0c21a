export { historyFeature } from './history.feature.ts';
export { deleteAllViewed, listViewed } from './history.queries.ts';
export { mergeHistory } from './merge-history.ts';
export { recordProductView } from './record-product-view.ts';
