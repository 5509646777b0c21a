export { failpoint } from './failpoint.ts';
export { onSync, sync } from './sync.ts';
