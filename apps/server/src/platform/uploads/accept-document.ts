import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import { acceptImage } from './accept-image.ts';
import { isPassivePdf } from './pdf/is-passive-pdf.ts';

/** An uploaded document: a PDF unchanged, for staff only, or a re-encoded image. */
export interface UploadedDocument {
  bytes: Buffer;
  extension: 'pdf' | 'webp';
}
export type DocumentRefusal = { code: 'document-too-large' } | { code: 'document-unreadable' };

export const MAX_DOCUMENT_BYTES = STORE.uploads.documentMegabytes * 1024 * 1024;
/** How far from its end the end mark of a PDF may be. */
const MARGIN = 1_024;

/** Recognises a PDF by its bytes, never by its name; anything else has to be an image. */
export async function acceptDocument(bytes: Buffer): Promise<Result<UploadedDocument, DocumentRefusal>> {
  if (bytes.length > MAX_DOCUMENT_BYTES) return refuse({ code: 'document-too-large' });
  if (isPdf(bytes))
    return isPassivePdf(bytes)
      ? accept({ bytes, extension: 'pdf' })
      : refuse({ code: 'document-unreadable' });
  const image = await acceptImage(bytes);
  if (image.ok) return accept({ bytes: image.value.bytes, extension: 'webp' });
  return refuse({
    code: image.refusal.code === 'picture-too-large' ? 'document-too-large' : 'document-unreadable',
  });
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 8).startsWith('%PDF-') &&
  bytes.toString('latin1', Math.max(0, bytes.length - MARGIN)).includes('%%EOF');
