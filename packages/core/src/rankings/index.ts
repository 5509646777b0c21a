export { lastRefresh, nextRefresh } from './refresh-moments.ts';
