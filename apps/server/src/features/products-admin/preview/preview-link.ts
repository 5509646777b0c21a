import { createHmac } from 'node:crypto';
import { matchesSignature } from '#platform/secrets';

const VALID_MINUTES = 15;

/** Whose edits of which product a link shows. */
export interface PreviewSubject {
  productId: string;
  staffId: number;
}

/** A signed link to a preview; it expires soon, and nobody can make one for somebody else. */
export function previewLink(secret: string, subject: PreviewSubject, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + VALID_MINUTES * 60;
  const { productId, staffId } = subject;
  return {
    path: `/preview/product/${productId}.${staffId}.${until}.${signatureOf(secret, subject, until)}`,
    until: new Date(until * 1000).toISOString(),
  };
}

/** What a link shows; null for one that was changed, or is over. */
export function readPreviewToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): PreviewSubject | null {
  const [, productId = '', staff = '', end = '', sign = ''] =
    /^(\d{1,12})\.(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const until = Number(end);
  if (until * 1000 <= now.getTime()) return null;
  const subject = { productId, staffId: Number(staff) };
  return matchesSignature(secrets, sign, (secret) => signatureOf(secret, subject, until)) ? subject : null;
}

const signatureOf = (secret: string, { productId, staffId }: PreviewSubject, until: number): string =>
  createHmac('sha256', secret).update(`product-preview:${productId}:${staffId}:${until}`).digest('base64url');
