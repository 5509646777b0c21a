import { createHmac } from 'node:crypto';
import { matchesSignature } from './matches-signature.ts';

/** A signed text of some parts that is valid until a moment. The purpose keeps tokens of two uses apart. */
export function expiringToken(
  secret: string,
  { purpose, parts, until }: { purpose: string; parts: readonly string[]; until: number },
): string {
  return [...parts, until, signatureOf(secret, purpose, [...parts, String(until)])].join('.');
}

/** The parts of a token; null for one that was changed, or is over. */
export function readExpiringToken(
  secrets: readonly string[],
  { purpose, token, now }: { purpose: string; token: string; now: Date },
): { parts: string[]; until: number } | null {
  const [sign = '', end = '', ...reversed] = token.split('.').reverse();
  const parts = reversed.toReversed();
  const until = /^\d{1,12}$/.test(end) ? Number(end) : 0;
  if (until * 1000 <= now.getTime()) return null;
  return matchesSignature(secrets, sign, (secret) => signatureOf(secret, purpose, [...parts, end]))
    ? { parts, until }
    : null;
}

const signatureOf = (secret: string, purpose: string, parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update([purpose, ...parts].join(':'))
    .digest('base64url');
