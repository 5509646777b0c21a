export { memberCardFeature } from './member-card.feature.ts';
export { memberCardJobs, memberCardOutbox } from './member-card-work.ts';
