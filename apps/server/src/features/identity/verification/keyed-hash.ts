import { createHmac, timingSafeEqual } from 'node:crypto';

/** Six digits are guessed in a second from a plain hash; with the shop's secret in it they are not. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\u0000')).digest('hex');

/** In the same time wherever they differ. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
