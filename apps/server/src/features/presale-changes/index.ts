export { presaleCancelApproval } from './cancel-presale.ts';
export { presaleDatesApproval } from './change-dates.ts';
export { presaleChangesFeature } from './presale-changes.feature.ts';
export { presaleChangeJobs } from './run-change.ts';
