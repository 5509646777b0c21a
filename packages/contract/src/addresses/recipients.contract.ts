import { z } from 'zod';
import { emptyObject, id } from '../kit/fields.ts';
import { defineContract, endpoint, type Route } from '../kit/index.ts';
import { Address, AddressBook, AddressInput, regionCode } from './address.ts';
import { recipientsRoutes } from './recipients.routes.ts';

/** Guests have the same five calls under separate paths. */
const listOf = (route: Route) =>
  endpoint({
    route,
    summary: 'Addresses to choose from at checkout',
    access: 'shopper',
    input: emptyObject,
    output: AddressBook,
    refusals: [],
  });
const addTo = (route: Route) =>
  endpoint({
    route,
    summary: 'Add an address during checkout',
    access: 'shopper',
    input: AddressInput,
    output: z.object({ addrId: z.string() }),
    refusals: ['address-limit', 'region-unknown', 'street-needed'],
  });
const onOne = (route: Route, summary: string) =>
  endpoint({
    route,
    summary,
    access: 'shopper',
    input: z.object({ addrId: id }),
    output: AddressBook,
    refusals: ['address-not-found'],
  });

export const recipientsContract = defineContract({
  list: listOf(recipientsRoutes.list),
  add: addTo(recipientsRoutes.add),
  remove: onOne(recipientsRoutes.remove, 'Remove an address during checkout'),
  setDefault: onOne(recipientsRoutes.setDefault, 'Make an address the default during checkout'),
  updateInUse: onOne(recipientsRoutes.updateInUse, 'Use an address for the checkout under way'),
  detail: endpoint({
    route: recipientsRoutes.detail,
    summary: "One of the shopper's own addresses with the full mobile, to edit it; also for guests",
    access: 'shopper',
    input: z.object({ addrId: id }),
    output: Address,
    refusals: ['address-not-found'],
  }),
  edit: endpoint({
    route: recipientsRoutes.edit,
    summary: 'Change an address during checkout; also for guests',
    access: 'shopper',
    input: AddressInput.extend({ addrId: id }),
    output: z.object({ addrId: z.string() }),
    refusals: ['address-not-found', 'region-unknown', 'street-needed'],
  }),
  provinceList: endpoint({
    route: recipientsRoutes.provinceList,
    summary: 'Provinces, or the regions directly below one region',
    access: 'anyone',
    input: z.object({ parentCode: regionCode.optional() }),
    output: z.object({
      regions: z.array(z.object({ code: z.string(), name: z.string(), hasChildren: z.boolean() })),
    }),
    refusals: ['region-unknown'],
  }),
  guestList: listOf(recipientsRoutes.guestList),
  guestAdd: addTo(recipientsRoutes.guestAdd),
  guestRemove: onOne(recipientsRoutes.guestRemove, "Remove a guest's address"),
  guestSetDefault: onOne(recipientsRoutes.guestSetDefault, "Make a guest's address the default"),
  guestUpdateInUse: onOne(
    recipientsRoutes.guestUpdateInUse,
    "Use a guest's address for the checkout under way",
  ),
});
