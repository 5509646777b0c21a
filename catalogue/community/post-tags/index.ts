export { buildPostComments, type DemoPostComment } from './build-post-comments.ts';
export { placeTags, type TaggedPost } from './place-tags.ts';
