import { STORE } from '../shared/index.ts';

/** Official division codes: a prefix stands for every division below it. */
const isIn = (areas: readonly string[], districtCode: string) =>
  areas.some((area) => districtCode.startsWith(area));

/** Remote regions have their own freight rate. */
export const isRemote = (
  districtCode: string,
  { remote }: { remote: readonly { readonly regions: readonly string[] }[] },
): boolean => remote.some(({ regions }) => isIn(regions, districtCode));
export const isServed = (districtCode: string): boolean =>
  !isIn(STORE.addresses.unservedRegions, districtCode);
/** `excludedRegions`: a setting of the shop. */
export const allowsCashOnDelivery = (
  districtCode: string,
  { excludedRegions }: { excludedRegions: readonly string[] },
): boolean => !isIn(excludedRegions, districtCode);
