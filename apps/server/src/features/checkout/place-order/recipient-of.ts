import type { AddressRow } from '../../addresses/index.ts';
import type { Recipient } from '../../orders/index.ts';

/** An address as stored with an order: later changes of the address book do not affect the parcel. */
export const recipientOf = (address: AddressRow): Recipient => ({
  name: address.name,
  mobile: address.mobile,
  provinceCode: address.province_code,
  provinceName: address.province_name,
  cityCode: address.city_code,
  cityName: address.city_name,
  districtCode: address.district_code,
  districtName: address.district_name,
  streetName: address.street_name,
  detail: address.detail,
});
