export {
  type PastedAddress,
  type PastedCandidate,
  type PastedQuestion,
  parsePastedAddress,
} from './parse-pasted-address.ts';
export { createRegionIndex, type RegionIndex } from './region-index.ts';
export type { RegionTree } from './region-tree.ts';
export { STREET_NAME_LIMIT } from './street.ts';
export { withoutText } from './without-text.ts';
