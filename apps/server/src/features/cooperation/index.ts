export { type CooperationDeps, cooperationFeature } from './cooperation.feature.ts';
export { cooperationJobs } from './cooperation-jobs.ts';
export { isCooperationStatus as isStatus, statusTextOf } from './progress-steps.ts';
export { listApplications, moveApplication, requestDocument as wantPaper } from './staff.ts';
