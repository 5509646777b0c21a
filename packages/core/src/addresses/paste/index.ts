export {
  type PastedAddress,
  type PastedCandidate,
  type PastedQuestion,
  parsePastedAddress,
} from './parse-pasted-address.ts';
export { createRegionIndex, type RegionIndex, type RegionTree } from './region-index.ts';
export { STREET_NAME_LIMIT } from './street.ts';
export { withoutText } from './without-text.ts';
