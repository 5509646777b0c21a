import { accept, refuse } from '@huarong/core/shared';
import { findRegionPath } from './regions.ts';

interface GivenRegion {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  streetCode?: string | undefined;
}

/** Codes that belong together, with their names. Streets are written into the detail: we have no list of them. */
export function regionFields(given: GivenRegion) {
  const path = findRegionPath(given.districtCode);
  if (!path || path.city.code !== given.cityCode || path.province.code !== given.provinceCode)
    return refuse({ code: 'region-unknown' });
  return accept({
    province_code: path.province.code,
    province_name: path.province.name,
    city_code: path.city.code,
    city_name: path.city.name,
    district_code: path.district.code,
    district_name: path.district.name,
    street_code: null,
    street_name: null,
  });
}
