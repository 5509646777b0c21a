export { workQueueFeature } from './work-queue.feature.ts';
