import { createHmac } from 'node:crypto';
import { STORE } from '@huarong/core/shared';
import { matchesSignature } from '#platform/secrets';

/** Staff see small images; opening a whole one is recorded. */
export type ImageSize = 'whole' | 'small';

/**
 * Images of returns are private, and an <img> sends no token. So the URL is signed, given only to the owner of the return
 * (or the uploader), and valid for an hour.
 */
export function signedImageUrl(secret: string, id: string, now: Date, size: ImageSize = 'whole'): string {
  const until = Math.floor(now.getTime() / 1000) + STORE.returns.linkMinutes * 60;
  const link = `/pictures/return/${id}.webp?until=${until}&sign=${signatureOf(secret, { id, until, size })}`;
  return size === 'whole' ? link : `${link}&size=${size}`;
}

export function isValidImageUrl(
  secrets: readonly string[],
  { id, until, sign, size = 'whole' }: { id: string; until: number; sign: string; size?: ImageSize },
  now: Date,
): boolean {
  if (!Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return false;
  return matchesSignature(secrets, sign, (secret) => signatureOf(secret, { id, until, size }));
}

const signatureOf = (secret: string, { id, until, size }: { id: string; until: number; size: ImageSize }) =>
  createHmac('sha256', secret)
    .update(`return-picture:${id}:${until}${size === 'whole' ? '' : `:${size}`}`)
    .digest('hex');
