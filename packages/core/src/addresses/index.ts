export { allowsCashOnDelivery, isRemote, isServed } from './delivery-areas.ts';
export { type PastedAddress, type Reading, readPastedAddress } from './read-pasted-address.ts';
