import type { Address } from '@huarong/contract/addresses';
import { formatRegion } from '@huarong/core/addresses';

/** 上海市 徐汇区 天平路街道 */
export const addressRegion = ({ provinceName, cityName, districtName, streetName }: Address): string =>
  formatRegion([provinceName, cityName, districtName, streetName]);

/** 上海市 徐汇区 天平路街道 花间路 100 号 */
export const addressText = (address: Address): string => `${addressRegion(address)} ${address.address}`;
