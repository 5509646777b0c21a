export { createIndexSource, type IndexSource } from './index-source.ts';
export { searchFeature } from './search.feature.ts';
