export { contentFeature } from './content.feature.ts';
export { listLines } from './list-lines.ts';
