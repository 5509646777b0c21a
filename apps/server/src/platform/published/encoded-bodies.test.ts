import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEncodedBodies } from './encoded-bodies.ts';

/** Around the sizes that a window just holds, and more than the largest window. */
const SIZES = [0, 1, 1008, 1009, 16 * 1024, 16 * 1024 + 1, 65_520, 65_521, 5_000_000];

test.each(SIZES)('a body of %i bytes is whole in every encoding, fast and small', async (size) => {
  // Random bytes at the end, which repeat those at the beginning.
  const part = randomBytes(Math.ceil(size / 4));
  const body = Buffer.concat([part, Buffer.alloc(size, '花'), part]).subarray(0, size);
  const encoded = createEncodedBodies(body, {});
  const read = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  for (const encoding of ['br', 'gzip'] as const) {
    const fast = await encoded.encode(encoding);
    expect(read[encoding](fast.body).equals(body)).toBe(true);
    encoded.findReady(encoding);
    await expect.poll(() => encoded.findReady(encoding) !== fast, { timeout: 20_000 }).toBe(true);
    expect(read[encoding](encoded.findReady(encoding)!.body).equals(body)).toBe(true);
  }
});
