export { createDoor, type Door } from './door.ts';
export type { PublishedAnswer } from './forms.ts';
export { createPublishedCache, type PublishedCache } from './published-cache.ts';
