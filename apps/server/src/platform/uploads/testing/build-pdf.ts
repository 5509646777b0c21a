import { deflateSync } from 'node:zlib';

/** A handmade PDF with these objects, in the order given. */
export const buildPdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

interface ObjectStream {
  /** Replaces `/Filter /FlateDecode`. */
  filter?: string;
  /** Further entries of the dictionary. */
  entries?: string;
  /** Between the dictionary and the data. */
  keyword?: string;
  encode?: (content: Buffer) => Buffer;
}

/** An object stream with one object, which no search of the bytes sees. */
export function objectStream(content: string, options: ObjectStream = {}): Buffer {
  const {
    filter = '/Filter /FlateDecode',
    entries = '',
    keyword = 'stream\n',
    encode = deflateSync,
  } = options;
  const data = encode(Buffer.from(`7 0 ${content}`, 'latin1'));
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${filter} ${entries} /Length ${data.length} >>\n${keyword}`),
    data,
    Buffer.from('\nendstream'),
  ]);
}
