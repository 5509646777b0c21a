export { recommendFeature } from './recommend.feature.ts';
