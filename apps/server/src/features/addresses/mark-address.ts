import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { findAddress, listAddresses, lockAddressBook, moveMark } from './addresses.queries.ts';

/** Makes an address the default, or the one used by the current checkout. */
export const markAddress = (db: Database, owner: Owner, addrId: string, mark: 'is_default' | 'is_in_use') =>
  transaction(db, async (tx) => {
    await lockAddressBook(tx, owner);
    // Checked first, so that an unknown id does not unset the current mark.
    if (!(await findAddress(tx, owner, addrId))) return refuse({ code: 'address-not-found' });
    await moveMark(tx, owner, mark, addrId);
    return accept(await listAddresses(tx, owner));
  });
