import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import type { GivenAddress } from './add-address.ts';
import { lockAddressBook, moveMark, saveAddress } from './addresses.queries.ts';
import { regionFields } from './region-fields.ts';

/** Unticking the default leaves it: only another address can take it over. */
export const editAddress = (db: Database, owner: Owner, given: GivenAddress & { addrId: string }) =>
  transaction(db, async (tx) => {
    const region = regionFields(given);
    if (!region.ok) return region;
    await lockAddressBook(tx, owner);
    const isSaved = await saveAddress(tx, owner, given.addrId, {
      name: given.name,
      mobile: given.mobile,
      ...region.value,
      detail: given.address,
      tag: given.tag ?? null,
    });
    if (!isSaved) return refuse({ code: 'address-not-found' });
    if (given.isDefault) await moveMark(tx, owner, 'is_default', given.addrId);
    return accept({ addrId: given.addrId });
  });
