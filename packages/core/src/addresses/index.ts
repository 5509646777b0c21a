export { allowsCashOnDelivery, isRemote, isServed } from './delivery-areas.ts';
export { formatRegion } from './format-region.ts';
export {
  createRegionIndex,
  type PastedAddress,
  type PastedCandidate,
  type PastedQuestion,
  parsePastedAddress,
  type RegionIndex,
  type RegionTree,
  STREET_NAME_LIMIT,
  withoutText,
} from './paste/index.ts';
