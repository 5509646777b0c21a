export { expiringToken, readExpiringToken } from './expiring-token.ts';
export { matchesSignature } from './matches-signature.ts';
export { type SealedUse, seal, unseal } from './seal.ts';
