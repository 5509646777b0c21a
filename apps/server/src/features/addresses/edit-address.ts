import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import type { AddressFields } from './add-address.ts';
import { findAddress, lockAddressBook, moveMark, updateAddress } from './addresses.queries.ts';
import { resolveRegion } from './resolve-region.ts';

/** The default cannot be unset; only another address can become the default. */
export const editAddress = (db: Database, owner: Owner, input: AddressFields & { addrId: string }) =>
  transaction(db, async (tx) => {
    const region = resolveRegion(input);
    if (!region.ok) return region;
    await lockAddressBook(tx, owner);
    const before = await findAddress(tx, owner, input.addrId);
    if (!before) return refuse({ code: 'address-not-found' });
    // A client of the previous release does not send the street; it stays as long as the district does.
    const isStreetSent = input.streetName !== undefined || before.district_code !== input.districtCode;
    await updateAddress(tx, owner, input.addrId, {
      name: input.name,
      mobile: input.mobile,
      ...region.value,
      ...(!isStreetSent && { street_name: before.street_name }),
      detail: input.address,
      tag: input.tag ?? null,
    });
    if (input.isDefault) await moveMark(tx, owner, 'is_default', input.addrId);
    return accept({ addrId: input.addrId });
  });
