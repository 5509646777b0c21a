import type { Address } from '@huarong/contract/addresses';

/** 上海市 徐汇区: a municipality is written once. */
export const addressRegion = (address: Address): string =>
  [...new Set([address.provinceName, address.cityName, address.districtName, address.streetName ?? ''])]
    .filter((part) => part !== '')
    .join(' ');

/** 上海市 徐汇区 花间路 100 号 */
export const addressText = (address: Address): string => `${addressRegion(address)} ${address.address}`;
