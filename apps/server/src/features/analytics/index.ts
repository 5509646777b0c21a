export { type AnalyticsDeps, analyticsFeature } from './analytics.feature.ts';
export { createEventBuffer } from './events/event-buffer.ts';
export { analyticsJobs } from './funnel/close-days.ts';
export { visitReportsFeature } from './report/visit-reports.feature.ts';
