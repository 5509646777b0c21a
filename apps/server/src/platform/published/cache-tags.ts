/**
 * The header with which a page says what drops it from the shared cache of nginx. nginx stores only responses that have
 * it, and hides it from visitors.
 */
export const CACHE_TAGS_HEADER = 'x-cache-tags';
/** nginx does not store a response with this header set to 0. */
export const DO_NOT_STORE = { 'x-accel-expires': '0' } as const;
/** Drops every page. */
export const ALL_PAGES = 'all';

export const formatTags = (tags: readonly string[]): string => tags.join(' ');
export const parseTags = (text: string): string[] => text.split(/[\s,]+/).filter((tag) => tag !== '');
