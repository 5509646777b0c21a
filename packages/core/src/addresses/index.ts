export { allowsCashOnDelivery, isRemote, isServed } from './delivery-areas.ts';
export {
  type ParsedAddress,
  type PastedAddress,
  parsePastedAddress,
} from './read-pasted-address.ts';
