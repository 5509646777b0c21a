import { STORE } from '../shared/index.ts';

/** Official codes: the beginning of a code stands for all below it. */
const isIn = (areas: readonly string[], districtCode: string) =>
  areas.some((area) => districtCode.startsWith(area));

/** Freight has a row of its own there. */
export const isRemote = (districtCode: string): boolean =>
  STORE.freight.remote.some(({ regions }) => isIn(regions, districtCode));
export const isServed = (districtCode: string): boolean =>
  !isIn(STORE.addresses.unservedRegions, districtCode);
export const allowsCashOnDelivery = (districtCode: string): boolean =>
  !isIn(STORE.cashOnDelivery.excludedRegions, districtCode);
