export { addressesFeature, recipientsFeature } from './addresses.feature.ts';
export { type AddressRow, findAddress, listAddresses, selectAddress } from './addresses.queries.ts';
export { markAddress } from './mark-address.ts';
export { parsePastedText } from './parse-pasted-text.ts';
export { presentRecipient } from './present-address.ts';
export { findRegionPath, listChildRegions } from './regions.ts';
