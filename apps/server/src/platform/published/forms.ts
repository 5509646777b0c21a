import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A finished answer: what everyone gets for one address. */
export interface PublishedAnswer {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
  /** False for refusals and errors, which must be decided anew each time. */
  isKept: boolean;
}
export type Encoding = 'br' | 'gzip' | 'plain';
/** A body and the headers that go with it, finished: sending it decides nothing. */
export interface Form {
  headers: Record<string, string>;
  body: Buffer;
}
/** An answer with the forms it can be sent in; one that is not kept has none and is compressed as it is asked for. */
export interface Made {
  answer: PublishedAnswer;
  bornAt: number;
  size: number;
  kept: Kept | null;
}
export interface Kept {
  etag: string;
  forms: Record<Encoding, Form>;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/** Quality 5 is where brotli beats gzip 6 in both size and time for pages of about 100 kB. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export async function withForms(answer: PublishedAnswer, bornAt: number): Promise<Made> {
  if (!answer.isKept) return { answer, bornAt, size: 0, kept: null };
  const [gz, br] = await Promise.all([compressed(answer.body, 'gzip'), compressed(answer.body, 'br')]);
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const headers = { ...answer.headers, vary: 'accept-encoding', etag };
  const forms = {
    plain: { headers, body: trimmed(answer.body) },
    gzip: { headers: { ...headers, 'content-encoding': 'gzip' }, body: trimmed(gz) },
    br: { headers: { ...headers, 'content-encoding': 'br' }, body: trimmed(br) },
  };
  return { answer, bornAt, size: answer.body.length + gz.length + br.length, kept: { etag, forms } };
}

export const compressed = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotlied(bytes, BROTLI) : gzipped(bytes);

/** Small buffers are windows into a shared 64 KiB block that one of them keeps whole: 230 MB were held for 8 MB of answers. */
function trimmed(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
