export { ANALYTICS_EVENTS, type AnalyticsEvent, amountFields, commoditySkus } from './events.ts';
export { type PageKind, pageKind } from './page-kind.ts';
export { type PageLayout, type PageType, type ReportedPage, reportedPage } from './reported-page.ts';
export { readSource, sourceFrom, type TrackingSource } from './source.ts';
