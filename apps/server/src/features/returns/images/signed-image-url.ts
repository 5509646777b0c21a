import { createHmac, timingSafeEqual } from 'node:crypto';
import { STORE } from '@huarong/core/shared';

/**
 * Images of returns are private, and an <img> sends no token. So the URL is signed, given only to the owner of the return
 * (or the uploader), and valid for an hour.
 */
export function signedImageUrl(secret: string, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + STORE.returns.linkMinutes * 60;
  return `/pictures/return/${id}.webp?until=${until}&sign=${signatureOf(secret, id, until)}`;
}

export function isValidImageUrl(
  secret: string,
  { id, until, sign }: { id: string; until: number; sign: string },
  now: Date,
): boolean {
  if (!Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signatureOf(secret, id, until));
  const given = Buffer.from(sign);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signatureOf = (secret: string, id: string, until: number) =>
  createHmac('sha256', secret).update(`return-picture:${id}:${until}`).digest('hex');
