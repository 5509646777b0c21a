import { accept, refuse } from '@huarong/core/shared';
import { findRegionPath } from './regions.ts';

interface RegionCodes {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  streetName?: string | undefined;
}

/**
 * Checks that the codes belong together and adds their names. The street has a name only, as there is no list of
 * streets to check a code against.
 */
export function resolveRegion(input: RegionCodes) {
  const path = findRegionPath(input.districtCode);
  if (!path || path.city.code !== input.cityCode || path.province.code !== input.provinceCode)
    return refuse({ code: 'region-unknown' });
  return accept({
    province_code: path.province.code,
    province_name: path.province.name,
    city_code: path.city.code,
    city_name: path.city.name,
    district_code: path.district.code,
    district_name: path.district.name,
    street_code: null,
    street_name: input.streetName || null,
  });
}
