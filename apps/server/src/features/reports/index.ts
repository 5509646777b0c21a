export { reportsFeature } from './admin/reports.feature.ts';
export { findCountedUntil } from './admin/sales.queries.ts';
export { reportJobs } from './count/count-sales.ts';
export { reportExportJobs } from './export/export-jobs.ts';
export { mountReportExports } from './export/mount-report-exports.ts';
