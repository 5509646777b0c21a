export { announceChange } from './announce-change.ts';
export { ALL_PAGES, CACHE_TAGS_HEADER, DO_NOT_STORE, formatTags } from './cache-tags.ts';
export { dropPages } from './drop-pages.ts';
