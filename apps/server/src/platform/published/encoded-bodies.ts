import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'plain';
type Compression = Exclude<Encoding, 'plain'>;
/** A body in one encoding, with its headers. */
export interface EncodedBody {
  headers: Record<string, string>;
  body: Buffer;
}
/** One answer in all its encodings. */
export interface EncodedBodies {
  plain: Buffer;
  /** What can be sent at once; null while this encoding has not been made. */
  findReady: (encoding: Encoding) => EncodedBody | null;
  encode: (encoding: Encoding) => Promise<EncodedBody>;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/**
 * With a window that the body fits in: the usual one of 4 MiB is memory that each thread clears and returns for each body, three
 * times the work of compressing 25 kB.
 */
const brotli = (quality: number, { length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  },
});
/** A window of n bits holds 16 bytes less. */
const windowBits = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

/** Up to here compressing takes less time (0.2 ms) than handing the work to another thread and back. */
const SMALL_BYTES = 16 * 1024;

/** For the first request: brotli 2 takes a third of the time of 5, and a fifth more bytes. */
export async function compressFast(bytes: Buffer, encoding: Compression): Promise<Buffer> {
  if (bytes.length <= SMALL_BYTES)
    return encoding === 'br' ? brotliCompressSync(bytes, brotli(2, bytes)) : gzipSync(bytes, { level: 3 });
  return encoding === 'br' ? brotlied(bytes, brotli(2, bytes)) : gzipped(bytes, { level: 3 });
}

/** For later requests: brotli 5 is smaller than gzip 6 in about the same time. */
const compressSmall = (bytes: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'br' ? brotlied(bytes, brotli(5, bytes)) : gzipped(bytes, { level: 6 });

/**
 * The first request for an encoding gets a fast compression. The second one triggers a smaller compression, which replaces
 * the first: most addresses with a query are requested only once.
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
    plain: plain.body,
    findReady(encoding) {
      if (encoding === 'plain') return plain;
      const encodedBody = encoded[encoding];
      if (!encodedBody) return null;
      // When compression fails, for example for lack of memory, the fast one stays in use.
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

/** Small buffers share 64 KiB blocks, and one buffer retains its whole block: 230 MB were held for 8 MB of answers. */
function copyToOwnBuffer(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
