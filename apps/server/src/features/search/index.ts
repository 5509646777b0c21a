export { createIndexSource, type IndexSource, type PreparedIndexSource } from './index-source.ts';
export { searchFeature } from './search.feature.ts';
