export { type SealedUse, seal, unseal } from './seal.ts';
