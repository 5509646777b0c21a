export type { PublishedAnswer } from './prepared-answer.ts';
export { createPublishedCache, type PublishedCache } from './published-cache.ts';
export { type CachedResponseHandler, createCachedResponseHandler } from './serve-cached.ts';
