export { navigationFeature } from './navigation.feature.ts';
