export { buildCommunity, type CommunityRows } from './build-community.ts';
export type { DemoPostComment } from './post-tags/index.ts';
