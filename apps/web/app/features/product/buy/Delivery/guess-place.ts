import { browserApi } from '../../../../platform/api/index.ts';
import type { DeliveryPlace } from './delivery-place.ts';
import { placeName } from './place-name.ts';

/** The place of the member's default address; null without one. */
export async function guessPlace(): Promise<DeliveryPlace | null> {
  const reply = await browserApi({ quiet: true }).recipients.list({});
  const address = reply.ok ? reply.value.addressList.find(({ isDefault }) => isDefault) : undefined;
  return address
    ? { code: address.districtCode, name: placeName(address.cityName, address.districtName) }
    : null;
}
