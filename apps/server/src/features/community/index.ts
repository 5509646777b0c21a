export { communityAdminFeature } from './admin/community-admin.feature.ts';
export { mountHeldImages } from './admin/held-images.ts';
export { countContentQueue } from './admin/moderation.queries.ts';
export { refreshRatings } from './comments/refresh-ratings.ts';
export { communityFeature } from './community.feature.ts';
export { commentReplied, contentDecided, questionAnswered } from './community-events.ts';
export { communityJobs } from './community-handlers.ts';
export { type ContentCounts, contentCounts } from './count-product-content.ts';
export type { CommunityDeps } from './deps.ts';
export { mountShopperImages } from './images/mount-shopper-images.ts';
export { memberAuthors } from './member-authors.ts';
export { listFollowUpsDue } from './own-content.queries.ts';
export type {
  AuthorPort,
  Purchase,
  PurchasePort,
} from './ports.ts';
export * as communityStaff from './staff/index.ts';
