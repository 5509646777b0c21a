import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { deleteAddress, listAddresses, lockAddressBook, moveMark } from './addresses.queries.ts';

/** If it was the default, the newest remaining address becomes the default. */
export const removeAddress = (db: Database, owner: Owner, addrId: string) =>
  transaction(db, async (tx) => {
    await lockAddressBook(tx, owner);
    if (!(await deleteAddress(tx, owner, addrId))) return refuse({ code: 'address-not-found' });
    const remaining = await listAddresses(tx, owner);
    if (remaining[0] && !remaining[0].is_default) await moveMark(tx, owner, 'is_default', remaining[0].id);
    return accept(await listAddresses(tx, owner));
  });
