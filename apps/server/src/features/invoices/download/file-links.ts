import { createHmac } from 'node:crypto';
import { matchesSignature } from '#platform/secrets';

export type FileExtension = 'pdf' | 'xml';
export interface InvoiceFile {
  invoiceId: string;
  extension: FileExtension;
}

/**
 * Callers are identified by headers, which a browser does not send when it follows a link. So the owner gets a signed
 * link that expires soon.
 */
export function createFileLink(
  secret: string,
  file: InvoiceFile,
  now: Date,
  { minutes }: { minutes: number },
): string {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60;
  return `/v1/portal/invoice/${file.invoiceId}/file.${file.extension}?until=${until}&sign=${sign(secret, file, until)}`;
}

export function isFileLinkValid(
  secrets: readonly string[],
  file: InvoiceFile,
  params: { until?: string | undefined; sign?: string | undefined },
  now: Date,
): boolean {
  const until = Number(params.until);
  if (!Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false;
  return matchesSignature(secrets, String(params.sign), (secret) => sign(secret, file, until));
}

const sign = (secret: string, { invoiceId, extension }: InvoiceFile, until: number): string =>
  createHmac('sha256', secret).update(`invoice-file:${invoiceId}:${extension}:${until}`).digest('base64url');
