import { timingSafeEqual } from 'node:crypto';

/**
 * Whether one of the accepted secrets makes this signature or hash, compared in constant time. While the secret is being
 * replaced two are accepted, see SHOP_SECRET_PREVIOUS.
 */
export const matchesSignature = (
  secrets: readonly string[],
  given: string,
  sign: (secret: string) => string,
): boolean => secrets.some((secret) => isSame(Buffer.from(given), Buffer.from(sign(secret))));

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
