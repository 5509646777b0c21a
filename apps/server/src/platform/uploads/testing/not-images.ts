import { gzipSync } from 'node:zlib';
import { createImage, createZip, jpeg } from './image-samples.ts';

export interface SampleFile {
  name: string;
  bytes: () => Buffer | Promise<Buffer>;
}
const text = (content: string) => () => Buffer.from(content, 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** Files that are not images of an accepted format. */
export const notImages: SampleFile[] = [
  { name: 'nothing at all', bytes: text('') },
  { name: 'one byte', bytes: text('\xff') },
  { name: 'the first bytes of a JPEG and no more', bytes: text('\xff\xd8\xff') },
  { name: 'the first bytes of a PNG and no more', bytes: text('\x89PNG\r\n\x1a\n') },
  { name: 'the first bytes of a WebP and no more', bytes: text('RIFF\x04\0\0\0WEBP') },
  { name: 'plain text', bytes: text('我是一张图片') },
  { name: 'an SVG with a script', bytes: text(SVG) },
  { name: 'an SVG behind an XML header', bytes: text(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${SVG}`) },
  { name: 'an SVG behind a byte order mark', bytes: text(`\xef\xbb\xbf${SVG}`) },
  {
    name: 'an SVG that reads a file of the server',
    bytes: text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'),
  },
  { name: 'a compressed SVG', bytes: () => gzipSync(SVG) },
  { name: 'a still GIF', bytes: () => createImage().gif().toBuffer() },
  { name: 'a GIF that is also a script', bytes: text('GIF89a/*\x01\0\x01\0*/=1;alert(1)') },
  {
    name: 'a GIF that is also a zip',
    bytes: async () => Buffer.concat([await createImage().gif().toBuffer(), createZip()]),
  },
  { name: 'a PDF', bytes: text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF') },
  {
    name: 'a PDF around a JPEG',
    bytes: async () => Buffer.concat([Buffer.from('%PDF-1.4\n'), await jpeg()]),
  },
  { name: 'a web page', bytes: text('<!doctype html><script>alert(1)</script>') },
  { name: 'a zip', bytes: () => createZip() },
  { name: 'a zip with a JPEG in front of its name', bytes: () => createZip('\xff\xd8\xff.jpg') },
  { name: 'a TIFF', bytes: () => createImage().tiff().toBuffer() },
  { name: 'an AVIF', bytes: () => createImage(32, 32).avif({ effort: 0 }).toBuffer() },
  { name: 'a HEIC header', bytes: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
  { name: 'a JPEG XL header', bytes: text('\xff\x0a\xfa\x1f\x41\x91') },
  { name: 'a JPEG 2000 header', bytes: text('\0\0\0\x0cjP  \r\n\x87\n') },
  {
    name: 'a bitmap',
    bytes: text('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0'),
  },
  { name: 'an icon', bytes: text('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x68\x04\0\0') },
  { name: 'a PostScript file', bytes: text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file') },
  {
    name: 'an ImageMagick script',
    bytes: text('push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "|id"'),
  },
  { name: 'a portable pixmap', bytes: text('P6 1 1 255\n\0\0\0') },
  { name: 'a video', bytes: text('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41') },
  { name: 'a WAV file, in the same container as WebP', bytes: text('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0') },
  { name: 'a Windows program', bytes: text('MZ\x90\0\x03\0\0\0') },
  { name: 'a Linux program', bytes: text('\x7fELF\x02\x01\x01') },
  { name: 'a PHP script', bytes: text('<?php system($_GET["c"]); ?>') },
  { name: 'a JPEG behind a blank', bytes: async () => Buffer.concat([Buffer.from(' '), await jpeg()]) },
];
