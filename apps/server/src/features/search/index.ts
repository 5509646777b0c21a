export { searchFeature } from './search.feature.ts';
