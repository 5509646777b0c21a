export { type CooperationDeps, cooperationFeature } from './cooperation.feature.ts';
export { cooperationJobs } from './cooperation-handlers.ts';
export { isCooperationStatus, statusTextOf } from './progress-steps.ts';
export { listApplications, moveApplication, requestDocument } from './staff.ts';
