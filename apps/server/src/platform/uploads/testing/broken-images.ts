import { deflateSync } from 'node:zlib';
import { buildPng, headOf, pngChunk } from './build-png.ts';
import { createZip, jpeg, png, webp, withByte, withSegment } from './image-samples.ts';
import type { SampleFile } from './not-images.ts';

const followedBy = async (file: Promise<Buffer>, tail: string | Buffer) =>
  Buffer.concat([await file, Buffer.from(tail as string, 'latin1')]);
const half = (file: Buffer) => file.subarray(0, file.length / 2);
const small = { width: 40, height: 40 };

/** Images that are truncated or inconsistent. */
export const brokenImages: SampleFile[] = [
  { name: 'half a JPEG', bytes: async () => half(await jpeg()) },
  { name: 'half a PNG', bytes: async () => half(await png()) },
  { name: 'half a WebP', bytes: async () => half(await webp()) },
  {
    name: 'a JPEG head with rubbish behind',
    bytes: () => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(500, 7)]),
  },
  {
    name: 'a WebP head with rubbish behind',
    bytes: () => Buffer.concat([Buffer.from('RIFF\xf4\x01\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(500, 7)]),
  },
  { name: 'a PNG without width', bytes: () => buildPng({ width: 0, height: 10, pixels: deflateSync('') }) },
  {
    name: 'a PNG of negative width',
    bytes: () => buildPng({ width: 0x80000001, height: 10, pixels: deflateSync('') }),
  },
  { name: 'a PNG of a depth that does not exist', bytes: () => buildPng({ ...small, depth: 7 }) },
  {
    name: 'a PNG whose pixels are rubbish',
    bytes: () => buildPng({ ...small, pixels: Buffer.alloc(200, 0xaa) }),
  },
  {
    name: 'a PNG with fewer rows than it says',
    bytes: () => buildPng({ width: 4_000, height: 4_000, pixels: deflateSync(Buffer.alloc(12_001)) }),
  },
  {
    name: 'a PNG without pixels',
    bytes: () =>
      Buffer.concat([buildPng(small).subarray(0, 8), headOf(small), pngChunk('IEND', Buffer.alloc(0))]),
  },
  { name: 'a PNG with a wrong checksum in its head', bytes: () => withByte(buildPng(small), 30, 0x55) },
];

/** Images that are another format at the same time. */
export const polyglots: SampleFile[] = [
  { name: 'a JPEG with a zip behind', bytes: () => followedBy(jpeg(), createZip()) },
  {
    name: 'a JPEG with a commented zip behind',
    bytes: () => followedBy(jpeg(), createZip('hello '.repeat(2_000))),
  },
  { name: 'a PNG with a zip behind', bytes: () => followedBy(png(), createZip()) },
  { name: 'a WebP with a RAR behind', bytes: () => followedBy(webp(), 'Rar!\x1a\x07\x01\0') },
  { name: 'a PNG with a 7z behind', bytes: () => followedBy(png(), "7z\xbc\xaf'\x1c\0\x04") },
  { name: 'a PNG with a web page behind', bytes: () => followedBy(png(), '<HTML><body onload=alert(1)>') },
  { name: 'a JPEG with PHP behind', bytes: () => followedBy(jpeg(), '<?php system($_GET["c"]); ?>') },
  {
    name: 'a JPEG with a script for a comment',
    bytes: async () => withSegment(await jpeg(), 0xfe, Buffer.from('*/=1;</style><ScRiPt>alert(1)//')),
  },
  {
    name: 'a JPEG with a PDF for a comment',
    bytes: async () => withSegment(await jpeg(), 0xfe, Buffer.from('%PDF-1.7 1 0 obj')),
  },
  {
    name: 'a JPEG with an SVG in its metadata',
    bytes: async () => withSegment(await jpeg(), 0xe1, Buffer.from('<svg onload=alert(1)>')),
  },
  {
    name: 'a PNG with a script for a title',
    bytes: () => buildPng({ ...small, extra: [pngChunk('tEXt', Buffer.from('Title\0<script src=//x>'))] }),
  },
];
