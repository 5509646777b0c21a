import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buildPng } from './build-png.ts';
import { jpeg, noise } from './image-samples.ts';
import type { SampleFile } from './not-images.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a23' } });

/** Overwrites the width and height behind the frame marker of a JPEG. */
function withClaimedSize(file: Buffer, width: number, height: number): Buffer {
  const forged = Buffer.from(file);
  const frame = forged.indexOf(Buffer.from([0xff, 0xc0]));
  forged.writeUInt16BE(height, frame + 5);
  forged.writeUInt16BE(width, frame + 7);
  return forged;
}
/** Overwrites the width and height of a lossless WebP: 28 bits behind its marker. */
function withClaimedWebpSize(file: Buffer, side: number): Buffer {
  const forged = Buffer.from(file);
  forged.writeUInt32LE((((side - 1) << 14) | (side - 1)) >>> 0, forged.indexOf('VP8L') + 9);
  return forged;
}

/** Small files that need much memory to decode. */
export const bombs: SampleFile[] = [
  {
    name: '20,000 × 20,000 pixels, one bit each',
    bytes: () => buildPng({ width: 20_000, height: 20_000, depth: 1, colour: 0 }),
  },
  {
    name: '20,000 × 20,000 pixels by its header alone',
    bytes: () => buildPng({ width: 20_000, height: 20_000, pixels: deflateSync('') }),
  },
  {
    name: 'a little over 40 megapixels',
    bytes: () => buildPng({ width: 8_000, height: 5_001, depth: 1, colour: 0 }),
  },
  {
    name: 'a JPEG that says 65,500 × 65,500',
    bytes: async () => withClaimedSize(await jpeg(), 65_500, 65_500),
  },
  {
    name: 'a WebP that says 16,383 × 16,383',
    bytes: async () => withClaimedWebpSize(await plain(20, 20).webp({ lossless: true }).toBuffer(), 16_383),
  },
  {
    name: '40 megapixels, 16 bit and transparent',
    bytes: () => buildPng({ width: 8_000, height: 5_000, depth: 16, colour: 6 }),
  },
  {
    name: 'an interlaced PNG of 24 megapixels, 16 bit and transparent',
    bytes: () => buildPng({ width: 6_000, height: 4_000, depth: 16, colour: 6, isInterlaced: true }),
  },
  {
    name: 'a progressive JPEG of 24 megapixels',
    bytes: () =>
      plain(6_000, 4_000).jpeg({ progressive: true, quality: 30, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  { name: 'an image of 6 MB', bytes: () => noise(1_500, 1_400).png({ compressionLevel: 0 }).toBuffer() },
  {
    name: 'an image with 6 MB of zeros appended',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(6_000_000)]),
  },
];
