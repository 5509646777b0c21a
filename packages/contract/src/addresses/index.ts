export { Address, AddressBook, AddressInput, PastedAddress, regionCode } from './address.ts';
export { addressesContract } from './addresses.contract.ts';
export { addressesRoutes } from './addresses.routes.ts';
export { recipientsContract } from './recipients.contract.ts';
export { recipientsRoutes } from './recipients.routes.ts';
