import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buildPng, pngChunk } from './build-png.ts';
import { createImage, jpeg, noise, png, withSegment } from './image-samples.ts';
import type { SampleFile } from './not-images.ts';

const exifWithLocation = {
  IFD0: { Make: 'SecretCam', Copyright: 'Somebody', ImageDescription: 'at home' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '31/1 13/1 48/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '121/1 28/1 0/1',
  },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>secret-place</rdf:RDF></x:xmpmeta>';
const large = Buffer.alloc(50 * 1024 * 1024);

interface ValidImage extends SampleFile {
  /** After rotation and resizing. */
  size: [width: number, height: number];
}

/** Files that shoppers really send, and unusual files that are images all the same. */
export const validImages: ValidImage[] = [
  { name: 'a JPEG', bytes: jpeg, size: [300, 200] },
  { name: 'a PNG that was called photo.jpg', bytes: png, size: [300, 200] },
  {
    name: 'a photo with its location',
    bytes: () => createImage().withExif(exifWithLocation).jpeg().toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a PNG with a location',
    bytes: () => createImage().withExif(exifWithLocation).png().toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a WebP with a location',
    bytes: () => createImage().withExif(exifWithLocation).webp().toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a JPEG with XMP metadata',
    bytes: async () => withSegment(await jpeg(), 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    size: [300, 200],
  },
  {
    name: 'a photo with an orientation',
    bytes: () => createImage().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    size: [200, 300],
  },
  {
    name: 'a photo for print (CMYK)',
    bytes: () => createImage().toColourspace('cmyk').jpeg().toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a photo with a P3 profile',
    bytes: () => createImage().withIccProfile('p3').jpeg().toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a PNG of 16 bit',
    bytes: () => buildPng({ width: 60, height: 40, depth: 16, colour: 6 }),
    size: [60, 40],
  },
  {
    name: 'a PNG of one bit',
    bytes: () => buildPng({ width: 60, height: 40, depth: 1, colour: 0 }),
    size: [60, 40],
  },
  {
    name: 'a PNG in grey with alpha',
    bytes: () => buildPng({ width: 60, height: 40, depth: 16, colour: 4 }),
    size: [60, 40],
  },
  {
    name: 'a PNG with a palette',
    bytes: () => createImage().png({ palette: true }).toBuffer(),
    size: [300, 200],
  },
  {
    name: 'an interlaced PNG',
    bytes: () => createImage().png({ progressive: true }).toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a progressive JPEG',
    bytes: () => createImage().jpeg({ progressive: true }).toBuffer(),
    size: [300, 200],
  },
  {
    name: 'a transparent WebP',
    bytes: () => createImage().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
    size: [300, 200],
  },
  {
    name: 'an animated WebP',
    bytes: async () =>
      sharp([await png(), await jpeg()], { join: { animated: true } })
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
    size: [300, 200],
  },
  {
    name: 'an animated PNG',
    bytes: () =>
      buildPng({ width: 60, height: 40, extra: [pngChunk('acTL', Buffer.from('0000000200000000', 'hex'))] }),
    size: [60, 40],
  },
  {
    name: 'a photo with a video appended, as phones take them',
    bytes: async () =>
      Buffer.concat([await jpeg(), Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(9_000, 3)]),
    size: [300, 200],
  },
  { name: 'one pixel', bytes: () => buildPng({ width: 1, height: 1 }), size: [1, 1] },
  {
    name: 'a line 20,000 pixels long',
    bytes: () => buildPng({ width: 20_000, height: 1 }),
    size: [2_000, 1],
  },
  {
    name: 'a large photo',
    bytes: () => noise(3_000, 1_500).jpeg({ quality: 60 }).toBuffer(),
    size: [2_000, 1_000],
  },
  {
    name: 'exactly 40 megapixels, transparent',
    bytes: () => buildPng({ width: 8_000, height: 5_000, colour: 6 }),
    size: [2_000, 1_250],
  },
  {
    name: '20 megapixels, 16 bit and transparent',
    bytes: () => buildPng({ width: 5_000, height: 4_000, depth: 16, colour: 6 }),
    size: [2_000, 1_600],
  },
  {
    name: '15 megapixels, interlaced',
    bytes: () => buildPng({ width: 5_000, height: 3_000, depth: 8, colour: 6, isInterlaced: true }),
    size: [2_000, 1_200],
  },
  {
    name: 'a PNG with 50 MB of compressed text',
    bytes: () =>
      buildPng({
        width: 60,
        height: 40,
        extra: [pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(large)]))],
      }),
    size: [60, 40],
  },
  {
    name: 'a PNG with 50 MB in its colour profile',
    bytes: () =>
      buildPng({
        width: 60,
        height: 40,
        extra: [pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(large)]))],
      }),
    size: [60, 40],
  },
];
