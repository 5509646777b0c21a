import type { Address } from '@huarong/contract/addresses';
import { allowsCashOnDelivery, isRemote } from '@huarong/core/addresses';
import { maskMobile } from '@huarong/core/identity';
import type { AddressRow } from './addresses.queries.ts';

/** What holds in the regions. */
export interface RegionTerms {
  cashRules: Parameters<typeof allowsCashOnDelivery>[1];
  freight: Parameters<typeof isRemote>[1];
}

/** With the full mobile, for the owner's address book. */
export const presentAddress = (row: AddressRow, { cashRules, freight }: RegionTerms): Address => ({
  addrId: row.id,
  name: row.name,
  mobile: row.mobile,
  provinceCode: row.province_code,
  provinceName: row.province_name,
  cityCode: row.city_code,
  cityName: row.city_name,
  districtCode: row.district_code,
  districtName: row.district_name,
  ...(row.street_code !== null && { streetCode: row.street_code }),
  ...(row.street_name !== null && { streetName: row.street_name }),
  address: row.detail,
  ...(row.tag !== null && { tag: row.tag }),
  isDefault: row.is_default,
  inUse: row.is_in_use,
  needsStreet: false,
  isRemote: isRemote(row.district_code, freight),
  allowsCod: allowsCashOnDelivery(row.district_code, cashRules),
});

/** With a masked mobile, for lists to choose from. */
export const presentRecipient = (row: AddressRow, terms: RegionTerms): Address => ({
  ...presentAddress(row, terms),
  mobile: maskMobile(row.mobile),
});
