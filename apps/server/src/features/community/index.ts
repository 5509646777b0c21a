export { communityFeature } from './community.feature.ts';
export { countWords } from './count-words.ts';
export type { CommunityDeps } from './deps.ts';
export { settleFigures } from './figures.ts';
export { communityJobs } from './jobs.ts';
export { memberAuthors } from './member-authors.ts';
export { mountShopperPictures } from './mount-shopper-pictures.ts';
export type {
  AuthorBook,
  Purchase,
  PurchaseRecord,
} from './ports.ts';
export * as communityShop from './shopkeeper/index.ts';
export { COMMENT_REPLIED, QUESTION_ANSWERED } from './word-news.ts';
