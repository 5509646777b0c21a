export { type AnalyticsAnswer, analyticsContract } from './analytics.contract.ts';
export { analyticsRoutes } from './analytics.routes.ts';
export type { ReportedEvent } from './reported-event.ts';
