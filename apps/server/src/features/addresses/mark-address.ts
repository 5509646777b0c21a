import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { findAddress, listAddresses, lockAddressBook, moveMark } from './addresses.queries.ts';

/** Makes an address the default, or the one in use for the checkout under way. */
export const markAddress = (db: Database, owner: Owner, addrId: string, mark: 'is_default' | 'is_in_use') =>
  transaction(db, async (tx) => {
    await lockAddressBook(tx, owner);
    // Looked up first: the mark of another address must not go for one that is not there.
    if (!(await findAddress(tx, owner, addrId))) return refuse({ code: 'address-not-found' });
    await moveMark(tx, owner, mark, addrId);
    return accept(await listAddresses(tx, owner));
  });
