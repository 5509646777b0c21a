export { recallJobs } from './notify-shoppers.ts';
export { recallsFeature } from './recalls.feature.ts';
export { recallApproval } from './start-recall.ts';
