export type { CookieName } from './cookie-table.ts';
export { type CookieJar, type Cookies, createCookies } from './cookies.ts';
export { createDeviceFingerprint } from './device-fingerprint.ts';
export { createRecentViews, type RecentViews } from './recent-views.ts';
export { createSearchHistory, type SearchHistory } from './search-history.ts';
export { createVisitSource, type VisitSource } from './visit-source.ts';
