import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'plain';
type Compression = Exclude<Encoding, 'plain'>;
/** A body and the headers that go with it, finished: sending it decides nothing. */
export interface Form {
  headers: Record<string, string>;
  body: Buffer;
}
/** One answer in the forms it can be sent in. */
export interface Forms {
  /** What can be sent at once; null while nobody has waited for this encoding. */
  ready: (encoding: Encoding) => Form | null;
  /** Whatever it takes to have it. */
  make: (encoding: Encoding) => Promise<Form>;
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
export const compressQuickly = (bytes: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'br' ? brotlied(bytes, brotli(2)) : gzipped(bytes, { level: 3 });

/** For all who come after: brotli 5 is smaller than gzip 6 in about the same time. */
const compressWell = (bytes: Buffer, encoding: Compression): Promise<Buffer> =>
  encoding === 'br' ? brotlied(bytes, brotli(5)) : gzipped(bytes, { level: 6 });

/**
 * A form is made for the first who asks for it, quickly, because she waits; the second asks for something that is wanted, so
 * it is made once more, well, and takes the quick one's place. Most addresses with a query are asked for once.
 */
export function encodedForms(body: Buffer, headers: Record<string, string>): Forms {
  const plain: Form = { headers, body: trimmed(body) };
  const made: Partial<Record<Compression, Form>> = {};
  const making: Partial<Record<Compression, Promise<Form>>> = {};
  const isWell = new Set<Compression>();

  const formOf = (encoding: Compression, bytes: Buffer): Form => ({
    headers: { ...headers, 'content-encoding': encoding },
    body: trimmed(bytes),
  });
  async function makeQuickly(encoding: Compression): Promise<Form> {
    const form = formOf(encoding, await compressQuickly(plain.body, encoding));
    made[encoding] = form;
    return form;
  }
  async function makeWell(encoding: Compression) {
    isWell.add(encoding);
    made[encoding] = formOf(encoding, await compressWell(plain.body, encoding));
  }

  return {
    ready(encoding) {
      if (encoding === 'plain') return plain;
      const form = made[encoding];
      if (!form) return null;
      // Without memory for it the quick form stays as good as it was.
      if (!isWell.has(encoding)) makeWell(encoding).catch(() => isWell.delete(encoding));
      return form;
    },
    async make(encoding) {
      if (encoding === 'plain') return plain;
      making[encoding] ??= makeQuickly(encoding).finally(() => delete making[encoding]);
      return making[encoding];
    },
  };
}

/** Small buffers are windows into a shared 64 KiB block that one of them keeps whole: 230 MB were held for 8 MB of answers. */
function trimmed(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
