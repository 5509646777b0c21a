export { allowsCashOnDelivery, isRemote, isServed } from './delivery-areas.ts';
export {
  type ParsedAddress as Reading,
  type PastedAddress,
  parsePastedAddress as readPastedAddress,
} from './read-pasted-address.ts';
