export { AddressForm } from './AddressForm/AddressForm.tsx';
export type { AddressDraft } from './AddressForm/address-draft.ts';
export { addressText } from './address-text.ts';
