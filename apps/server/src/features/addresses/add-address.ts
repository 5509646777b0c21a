import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@huarong/contract/addresses';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { z } from 'zod';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { countAddresses, lockAddressBook, moveMark, saveNewAddress } from './addresses.queries.ts';
import { regionFields } from './region-fields.ts';

export type GivenAddress = z.output<typeof AddressInput>;

/** The first address is the default, whatever was ticked: a book that is not empty has exactly one. */
export const addAddress = (db: Database, owner: Owner, given: GivenAddress) =>
  transaction(db, async (tx) => {
    const region = regionFields(given);
    if (!region.ok) return region;
    await lockAddressBook(tx, owner);
    const count = await countAddresses(tx, owner);
    if (count >= STORE.addresses.limit)
      return refuse({ code: 'address-limit', limit: STORE.addresses.limit });
    const id = randomUUID();
    await saveNewAddress(tx, {
      id,
      owner,
      name: given.name,
      mobile: given.mobile,
      ...region.value,
      detail: given.address,
      tag: given.tag ?? null,
      is_default: count === 0,
    });
    if (given.isDefault && count > 0) await moveMark(tx, owner, 'is_default', id);
    return accept({ addrId: id });
  });
