export { memberCardFeature } from './member-card.feature.ts';
export { memberCardJobs, memberCardEventHandlers as memberCardOutbox } from './member-card-work.ts';
