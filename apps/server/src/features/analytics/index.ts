export { type AnalyticsDeps, analyticsFeature } from './analytics.feature.ts';
