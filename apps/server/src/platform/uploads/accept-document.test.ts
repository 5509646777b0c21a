import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { acceptDocument, MAX_DOCUMENT_BYTES } from './accept-document.ts';

const pdf = (body = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\n%%EOF\n`);
const verdict = async (bytes: Buffer) => {
  const result = await acceptDocument(bytes);
  return result.ok ? result.value.extension : result.refusal.code;
};

describe('a document', () => {
  it('is a PDF, stored unchanged', async () =>
    expect(await acceptDocument(pdf())).toEqual({ ok: true, value: { bytes: pdf(), extension: 'pdf' } }));

  it('is a photograph, re-encoded', async () => {
    const photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ddd' } })
      .jpeg()
      .toBuffer();
    expect(await verdict(photo)).toBe('webp');
  });

  it.each([
    ['a script inside', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a file inside', pdf('/Names << /EmbeddedFile 2 0 R >>')],
    ['no end', Buffer.from('%PDF-1.7\n')],
    ['the name of a PDF only', Buffer.from('PK\x03\x04 brochure.pdf')],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['nothing at all', Buffer.alloc(0)],
  ])('may not be a PDF with %s', async (_what, bytes) =>
    expect(await verdict(bytes)).toBe('document-unreadable'),
  );

  it('may not exceed 10 MB', async () => {
    const padded = (size: number) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 15), Buffer.from('%%EOF\n')]);
    expect(await verdict(padded(MAX_DOCUMENT_BYTES))).toBe('pdf');
    expect(await verdict(padded(MAX_DOCUMENT_BYTES + 1))).toBe('document-too-large');
  });
});
