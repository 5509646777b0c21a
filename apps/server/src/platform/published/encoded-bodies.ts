import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'plain';
type Compression = Exclude<Encoding, 'plain'>;
/** A body and the headers that go with it, finished: sending it decides nothing. */
export interface EncodedBody {
  headers: Record<string, string>;
  body: Buffer;
}
/** One answer in the forms it can be sent in. */
export interface EncodedBodies {
  /** What can be sent at once; null while nobody has waited for this encoding. */
  findReady: (encoding: Encoding) => EncodedBody | null;
  /** Whatever it takes to have it. */
  encode: (encoding: Encoding) => Promise<EncodedBody>;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const brotli = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** For who waits: brotli 2 takes a third of the time of 5, and a fifth more bytes. */
export const compressFast = (bytes: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'br' ? brotlied(bytes, brotli(2)) : gzipped(bytes, { level: 3 });

/** For all who come after: brotli 5 is smaller than gzip 6 in about the same time. */
const compressSmall = (bytes: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'br' ? brotlied(bytes, brotli(5)) : gzipped(bytes, { level: 6 });

/**
 * A form is made for the first who asks for it, quickly, because she waits; the second asks for something that is wanted, so
 * it is made once more, well, and takes the quick one's place. Most addresses with a query are asked for once.
 */
export function createEncodedBodies(body: Buffer, headers: Record<string, string>): EncodedBodies {
  const plain: EncodedBody = { headers, body: copyToOwnBuffer(body) };
  const encoded: Partial<Record<Compression, EncodedBody>> = {};
  const running: Partial<Record<Compression, Promise<EncodedBody>>> = {};
  const hasSmall = new Set<Compression>();

  const toEncodedBody = (encoding: Compression, bytes: Buffer): EncodedBody => ({
    headers: { ...headers, 'content-encoding': encoding },
    body: copyToOwnBuffer(bytes),
  });
  async function encodeFast(encoding: Compression): Promise<EncodedBody> {
    const encodedBody = toEncodedBody(encoding, await compressFast(plain.body, encoding));
    encoded[encoding] = encodedBody;
    return encodedBody;
  }
  async function encodeSmall(encoding: Compression) {
    hasSmall.add(encoding);
    encoded[encoding] = toEncodedBody(encoding, await compressSmall(plain.body, encoding));
  }

  return {
    findReady(encoding) {
      if (encoding === 'plain') return plain;
      const encodedBody = encoded[encoding];
      if (!encodedBody) return null;
      // Without memory for it the quick form stays as good as it was.
      if (!hasSmall.has(encoding)) encodeSmall(encoding).catch(() => hasSmall.delete(encoding));
      return encodedBody;
    },
    async encode(encoding) {
      if (encoding === 'plain') return plain;
      running[encoding] ??= encodeFast(encoding).finally(() => delete running[encoding]);
      return running[encoding];
    },
  };
}

/** Small buffers are windows into a shared 64 KiB block that one of them keeps whole: 230 MB were held for 8 MB of answers. */
function copyToOwnBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
