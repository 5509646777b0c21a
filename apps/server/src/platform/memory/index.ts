export { createRecentCache } from './recent-cache.ts';
