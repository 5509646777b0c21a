export { collectGarbage } from './collect-garbage.ts';
export { createRecentCache } from './recent-cache.ts';
