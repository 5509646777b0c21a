import { createHmac, timingSafeEqual } from 'node:crypto';

export type FileEnding = 'pdf' | 'xml';
export interface InvoiceFile {
  invoiceId: string;
  ending: FileEnding;
}

/**
 * Who is calling is told by headers alone, and a browser that follows a link sends none of ours. So the owner gets, with
 * her answer, a link that carries its own proof and dies soon.
 */
export function fileLink(
  secret: string,
  file: InvoiceFile,
  now: Date,
  { minutes }: { minutes: number },
): string {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60;
  return `/v1/portal/invoice/${file.invoiceId}/file.${file.ending}?until=${until}&sign=${sign(secret, file, until)}`;
}

export function isFileLinkOpen(
  secret: string,
  file: InvoiceFile,
  given: { until?: string | undefined; sign?: string | undefined },
  now: Date,
): boolean {
  const until = Number(given.until);
  if (!Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false;
  const expected = Buffer.from(sign(secret, file, until));
  const signed = Buffer.from(String(given.sign));
  return expected.length === signed.length && timingSafeEqual(expected, signed);
}

const sign = (secret: string, { invoiceId, ending }: InvoiceFile, until: number): string =>
  createHmac('sha256', secret).update(`invoice-file:${invoiceId}:${ending}:${until}`).digest('base64url');
