export { mountAnalytics } from './mount-analytics.ts';
