export { type CooperationDeps, cooperationFeature } from './cooperation.feature.ts';
export { cooperationJobs } from './cooperation-jobs.ts';
export { isStatus, statusTextOf } from './progress-steps.ts';
export { listApplications, moveApplication, wantPaper } from './staff.ts';
