import { createHmac, timingSafeEqual } from 'node:crypto';

/** Six digits can be guessed from a plain hash within a second; the secret prevents that. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\u0000')).digest('hex');

/** Compares in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
