export { buildCommunity, type CommunityRows } from './build-community.ts';
