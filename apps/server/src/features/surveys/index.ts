export { surveysFeature } from './surveys.feature.ts';
