export { contentFeature } from './content.feature.ts';
