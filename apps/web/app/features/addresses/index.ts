export { AddressForm } from './AddressForm/AddressForm.tsx';
export type { AddressDraft } from './AddressForm/draft.ts';
export { addressText } from './address-text.ts';
