import { formatRegion } from '@huarong/core/addresses';

/** 上海 徐汇区; a city that is its own district is named once, and without a district the city alone. */
export const placeName = (cityName: string, districtName = ''): string =>
  formatRegion([cityName, districtName]).replace(/^(\S+)市(?=\s|$)/, '$1');
