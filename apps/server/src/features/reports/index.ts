export { reportsFeature } from './admin/reports.feature.ts';
export { reportJobs } from './count/count-sales.ts';
