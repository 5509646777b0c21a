import { addressesContract, recipientsContract } from '@huarong/contract/addresses';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import type { Queryable } from '#platform/database';
import { type Feature, implement } from '#platform/feature';
import { readFreightTable } from '../card-levels/index.ts';
import { readSetting } from '../settings/index.ts';
import { type AddressFields, addAddress } from './add-address.ts';
import { type AddressRow, findAddress, listAddresses } from './addresses.queries.ts';
import { editAddress } from './edit-address.ts';
import { markAddress } from './mark-address.ts';
import { parsePastedText } from './parse-pasted-text.ts';
import { presentAddress, presentRecipient, type RegionTerms } from './present-address.ts';
import { listChildRegions } from './regions.ts';
import { removeAddress } from './remove-address.ts';

type Present = typeof presentAddress;
type Rows = Awaited<ReturnType<typeof removeAddress>>;
interface AddressRef {
  addrId: string;
}

const readRegionTerms = async (db: Queryable): Promise<RegionTerms> => ({
  cashRules: await readSetting(db, 'cash-on-delivery'),
  freight: await readFreightTable(db),
});
async function presentBook(db: Queryable, rows: AddressRow[], present: Present) {
  const terms = await readRegionTerms(db);
  return { addressList: rows.map((row) => present(row, terms)), limit: STORE.addresses.limit };
}
const presentBookResult = async (db: Queryable, rows: Rows, present: Present) =>
  rows.ok ? accept(await presentBook(db, rows.value, present)) : rows;

/** The calls shared by the address book and the checkout. They differ only in the presenter: checkout masks the mobile. */
const addressBookCalls = (present: Present) => ({
  list: async ({ db, actor }: Context<'shopper'>) =>
    accept(await presentBook(db, await listAddresses(db, ownerOf(actor)), present)),
  add: ({ db, actor }: Context<'shopper'>, input: AddressFields) => addAddress(db, ownerOf(actor), input),
  remove: async ({ db, actor }: Context<'shopper'>, { addrId }: AddressRef) =>
    presentBookResult(db, await removeAddress(db, ownerOf(actor), addrId), present),
  setDefault: async ({ db, actor }: Context<'shopper'>, { addrId }: AddressRef) =>
    presentBookResult(db, await markAddress(db, ownerOf(actor), addrId, 'is_default'), present),
});
const setInUse = async ({ db, actor }: Context<'shopper'>, { addrId }: AddressRef) =>
  presentBookResult(db, await markAddress(db, ownerOf(actor), addrId, 'is_in_use'), presentRecipient);

export const addressesFeature: Feature = implement(addressesContract, {
  ...addressBookCalls(presentAddress),
  edit: ({ db, actor }, input) => editAddress(db, ownerOf(actor), input),
  parse: (_context, { text }) => accept(parsePastedText(text)),
});

const recipient = addressBookCalls(presentRecipient);
export const recipientsFeature: Feature = implement(recipientsContract, {
  ...recipient,
  updateInUse: setInUse,
  edit: ({ db, actor }, input) => editAddress(db, ownerOf(actor), input),
  async detail({ db, actor }, { addrId }) {
    const address = await findAddress(db, ownerOf(actor), addrId);
    if (!address) return refuse({ code: 'address-not-found' });
    return accept(presentAddress(address, await readRegionTerms(db)));
  },
  guestList: recipient.list,
  guestAdd: recipient.add,
  guestRemove: recipient.remove,
  guestSetDefault: recipient.setDefault,
  guestUpdateInUse: setInUse,
  provinceList(_context, { parentCode }) {
    const regions = listChildRegions(parentCode);
    if (!regions) return refuse({ code: 'region-unknown' });
    return accept({
      regions: regions.map(({ code, name, children }) => ({ code, name, hasChildren: children.length > 0 })),
    });
  },
});
