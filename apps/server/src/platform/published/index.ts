export { ALL_PAGES, CACHE_TAGS_HEADER, formatTags, parseTags } from './cache-tags.ts';
export { encodeUtf8 } from './encode-utf8.ts';
export { createFixedAnswer } from './fixed-answer.ts';
export type { PublishedAnswer } from './prepared-answer.ts';
export { createPublishedCache, type PublishedCache } from './published-cache.ts';
export { publishedFamilies } from './published-families.ts';
export { watchPublished } from './watch-published.ts';
