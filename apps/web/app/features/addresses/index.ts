export { AddressForm } from './AddressForm/AddressForm.tsx';
export type { AddressDraft } from './AddressForm/address-draft.ts';
export { discardAddressDraft } from './AddressForm/use-address-form.ts';
export { addressText } from './address-text.ts';
export { type RegionCodes, RegionSelects } from './RegionSelects/RegionSelects.tsx';
