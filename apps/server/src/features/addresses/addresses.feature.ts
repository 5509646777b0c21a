import { addressesContract, recipientsContract } from '@huarong/contract/addresses';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import { addAddress, type GivenAddress } from './add-address.ts';
import { type AddressRow, listAddresses } from './addresses.queries.ts';
import { editAddress } from './edit-address.ts';
import { markAddress } from './mark-address.ts';
import { presentAddress, presentRecipient } from './present-address.ts';
import { readPasted } from './read-pasted.ts';
import { regionsBelow } from './regions.ts';
import { removeAddress } from './remove-address.ts';

type Present = typeof presentAddress;
type Rows = Awaited<ReturnType<typeof removeAddress>>;
interface One {
  addrId: string;
}

const book = (rows: AddressRow[], present: Present) => ({
  addressList: rows.map(present),
  limit: STORE.addresses.limit,
});
const answerBook = (rows: Rows, present: Present) => (rows.ok ? accept(book(rows.value, present)) : rows);

/** The calls that the address book and the checkout share; they differ in how much of an address they show. */
const bookCalls = (present: Present) => ({
  list: async ({ db, actor }: Context) => accept(book(await listAddresses(db, ownerOf(actor)), present)),
  add: ({ db, actor }: Context, given: GivenAddress) => addAddress(db, ownerOf(actor), given),
  remove: async ({ db, actor }: Context, { addrId }: One) =>
    answerBook(await removeAddress(db, ownerOf(actor), addrId), present),
  setDefault: async ({ db, actor }: Context, { addrId }: One) =>
    answerBook(await markAddress(db, ownerOf(actor), addrId, 'is_default'), present),
});
const chosen = async ({ db, actor }: Context, { addrId }: One) =>
  answerBook(await markAddress(db, ownerOf(actor), addrId, 'is_in_use'), presentRecipient);

export const addressesFeature: Feature = implement(addressesContract, {
  ...bookCalls(presentAddress),
  edit: ({ db, actor }, given) => editAddress(db, ownerOf(actor), given),
  parse: (_context, { text }) => accept(readPasted(text)),
});

const recipient = bookCalls(presentRecipient);
export const recipientsFeature: Feature = implement(recipientsContract, {
  ...recipient,
  updateInUse: chosen,
  guestList: recipient.list,
  guestAdd: recipient.add,
  guestRemove: recipient.remove,
  guestSetDefault: recipient.setDefault,
  guestUpdateInUse: chosen,
  provinceList(_context, { parentCode }) {
    const regions = regionsBelow(parentCode);
    if (!regions) return refuse({ code: 'region-unknown' });
    return accept({
      regions: regions.map(({ code, name, children }) => ({ code, name, hasChildren: children.length > 0 })),
    });
  },
});
