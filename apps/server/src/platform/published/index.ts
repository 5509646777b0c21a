export { createPublishedCache, type PublishedAnswer, type PublishedCache } from './published-cache.ts';
