import { z } from 'zod';
import { emptyObject, id, text } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { AddressBook, AddressInput, PastedAddress } from './address.ts';
import { addressesRoutes } from './addresses.routes.ts';

const addressInput = z.object({ addrId: z.string() });

export const addressesContract = defineContract({
  list: endpoint({
    route: addressesRoutes.list,
    summary: "The member's address book, the default first",
    access: 'member',
    input: emptyObject,
    output: AddressBook,
    refusals: [],
  }),
  add: endpoint({
    route: addressesRoutes.add,
    summary: 'Add an address',
    access: 'member',
    input: AddressInput,
    output: addressInput,
    refusals: ['address-limit', 'region-unknown', 'street-needed'],
  }),
  edit: endpoint({
    route: addressesRoutes.edit,
    summary: 'Change an address',
    access: 'member',
    input: AddressInput.extend({ addrId: id }),
    output: addressInput,
    refusals: ['address-not-found', 'region-unknown', 'street-needed'],
  }),
  remove: endpoint({
    route: addressesRoutes.remove,
    summary: 'Remove an address; if it was the default, the next one becomes the default',
    access: 'member',
    input: z.object({ addrId: id }),
    output: AddressBook,
    refusals: ['address-not-found'],
  }),
  setDefault: endpoint({
    route: addressesRoutes.setDefault,
    summary: 'Make an address the default',
    access: 'member',
    input: z.object({ addrId: id }),
    output: AddressBook,
    refusals: ['address-not-found'],
  }),
  parse: endpoint({
    route: addressesRoutes.parse,
    summary: 'Read a pasted text as an address: name, mobile, region, detail; ambiguous fields stay empty',
    access: 'anyone',
    input: z.object({ text: text(300) }),
    output: PastedAddress,
    refusals: [],
  }),
});
