import type { Feature } from '#platform/feature';
import { contentFeature } from './content/index.ts';

/** Every built feature. A declared call that none of them answers is a 501, listed by `npm run contract:todo`. */
export const features: readonly Feature[] = [contentFeature];
