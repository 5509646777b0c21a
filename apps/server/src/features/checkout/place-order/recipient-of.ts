import type { AddressRow } from '../../addresses/index.ts';
import type { Recipient } from '../../orders/index.ts';

/** An address as an order keeps it: a later change of the book does not move the parcel. */
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
