export { memberJobs } from './lock/lock-member.ts';
export { membersFeature } from './members.feature.ts';
