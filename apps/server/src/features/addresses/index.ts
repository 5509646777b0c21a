export { addressesFeature, recipientsFeature } from './addresses.feature.ts';
export { type AddressRow, findAddress, listAddresses } from './addresses.queries.ts';
export { markAddress } from './mark-address.ts';
export { presentRecipient } from './present-address.ts';
