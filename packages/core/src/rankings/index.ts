export { lastRefresh, nextRefresh } from './refresh-times.ts';
