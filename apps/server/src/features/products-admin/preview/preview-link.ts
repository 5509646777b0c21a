import { expiringToken, readExpiringToken } from '#platform/secrets';

const VALID_MINUTES = 15;
const PURPOSE = 'product-preview';

/** Whose edits of which product a link shows. */
export interface PreviewSubject {
  productId: string;
  staffId: number;
}

/** A signed link to a preview; it expires soon, and nobody can make one for somebody else. */
export function previewLink(secret: string, { productId, staffId }: PreviewSubject, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + VALID_MINUTES * 60;
  return {
    path: `/preview/product/${expiringToken(secret, { purpose: PURPOSE, parts: [productId, String(staffId)], until })}`,
    until: new Date(until * 1000).toISOString(),
  };
}

/** What a link shows; null for one that was changed, or is over. */
export function readPreviewToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): PreviewSubject | null {
  const [productId = '', staffId = ''] =
    readExpiringToken(secrets, { purpose: PURPOSE, token, now })?.parts ?? [];
  return /^\d{1,12}$/.test(productId) ? { productId, staffId: Number(staffId) } : null;
}
