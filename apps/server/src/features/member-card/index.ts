export { memberCardFeature } from './member-card.feature.ts';
export { memberCardEventHandlers, memberCardJobs } from './member-card-handlers.ts';
