import { formatRegion } from '@huarong/core/addresses';
import { maskMobile, maskName } from '@huarong/core/identity';
import { deliveryText } from '@huarong/core/orders';
import type { OrderRow, Recipient } from '../../order-rows.ts';

/** The house is not shown: the region is enough to answer most questions. */
export const presentRecipient = ({ recipient, delivery }: OrderRow) => ({
  name: maskName(recipient.name),
  mobile: maskMobile(recipient.mobile),
  region: regionOf(recipient),
  address: MASKED_ADDRESS,
  deliveryText: deliveryText(delivery.time),
});
/** What follows the region says too much even in part. */
export const MASKED_ADDRESS = '******';
export const regionOf = ({ provinceName, cityName, districtName }: Recipient): string =>
  formatRegion([provinceName, cityName, districtName, null]);
