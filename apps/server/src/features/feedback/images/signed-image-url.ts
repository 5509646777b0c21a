import { createHmac } from 'node:crypto';
import { STORE } from '@huarong/core/shared';
import { matchesSignature } from '#platform/secrets';

/** Images of a feedback are private, and an <img> sends no token: the address is signed and valid for an hour. */
export function signedImageUrl(secret: string, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + STORE.feedback.linkMinutes * 60;
  return `/pictures/feedback/${id}.webp?until=${until}&sign=${signatureOf(secret, id, until)}`;
}

export function isValidImageUrl(
  secrets: readonly string[],
  { id, until, sign }: { id: string; until: number; sign: string },
  now: Date,
): boolean {
  if (!Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return false;
  return matchesSignature(secrets, sign, (secret) => signatureOf(secret, id, until));
}

const signatureOf = (secret: string, id: string, until: number) =>
  createHmac('sha256', secret).update(`feedback-picture:${id}:${until}`).digest('hex');
