import type { Address } from '@huarong/contract/addresses';

/** 上海市 徐汇区 花间路 100 号: a municipality is not said twice. */
export const addressText = (address: Address): string =>
  [
    ...new Set([address.provinceName, address.cityName, address.districtName, address.streetName ?? '']),
    address.address,
  ]
    .filter((part) => part !== '')
    .join(' ');
