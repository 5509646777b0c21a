export { refreshRatings as settleFigures } from './comments/refresh-ratings.ts';
export { communityFeature } from './community.feature.ts';
export { COMMENT_REPLIED, QUESTION_ANSWERED } from './content-events.ts';
export { countQuestionsAndPosts as countWords } from './count-product-content.ts';
export type { CommunityDeps } from './deps.ts';
export { mountShopperImages as mountShopperPictures } from './images/mount-shopper-images.ts';
export { communityJobs } from './jobs.ts';
export { memberAuthors } from './member-authors.ts';
export type {
  AuthorPort as AuthorBook,
  Purchase,
  PurchasePort as PurchaseRecord,
} from './ports.ts';
export * as communityShop from './staff/index.ts';
