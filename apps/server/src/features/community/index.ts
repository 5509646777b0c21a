export { settleFigures } from './comments/refresh-ratings.ts';
export { communityFeature } from './community.feature.ts';
export { COMMENT_REPLIED, QUESTION_ANSWERED } from './content-events.ts';
export { countWords } from './count-product-content.ts';
export type { CommunityDeps } from './deps.ts';
export { mountShopperPictures } from './images/mount-shopper-images.ts';
export { communityJobs } from './jobs.ts';
export { memberAuthors } from './member-authors.ts';
export type {
  AuthorBook,
  Purchase,
  PurchaseRecord,
} from './ports.ts';
export * as communityShop from './staff/index.ts';
