export { levelsAdminFeature } from './admin/levels-admin.feature.ts';
export { levelsApproval } from './admin/request-levels.ts';
export { memberCardFeature } from './member-card.feature.ts';
export { findCardTypeAt } from './member-card.queries.ts';
export { memberCardEventHandlers, memberCardJobs } from './member-card-handlers.ts';
