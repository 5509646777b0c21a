import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@huarong/contract/addresses';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { z } from 'zod';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { countAddresses, insertAddress, lockAddressBook, moveMark } from './addresses.queries.ts';
import { resolveRegion } from './resolve-region.ts';

export type AddressFields = z.output<typeof AddressInput>;

/** The first address is always the default, so that a non-empty address book has exactly one. */
export const addAddress = (db: Database, owner: Owner, input: AddressFields) =>
  transaction(db, async (tx) => {
    const region = resolveRegion(input);
    if (!region.ok) return region;
    await lockAddressBook(tx, owner);
    const count = await countAddresses(tx, owner);
    if (count >= STORE.addresses.limit)
      return refuse({ code: 'address-limit', limit: STORE.addresses.limit });
    const id = randomUUID();
    await insertAddress(tx, {
      id,
      owner,
      name: input.name,
      mobile: input.mobile,
      ...region.value,
      detail: input.address,
      tag: input.tag ?? null,
      is_default: count === 0,
    });
    if (input.isDefault && count > 0) await moveMark(tx, owner, 'is_default', id);
    return accept({ addrId: id });
  });
