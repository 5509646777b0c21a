export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** Detected from the first bytes. The file name and the content type sent by the browser are not trusted. */
export function detectImageFormat(bytes: Buffer): ImageFormat | null {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG\r\n\x1a\n') && starts('IHDR', 12)) return 'png';
  if (starts('RIFF') && starts('WEBPVP8', 8)) return 'webp';
  return null;
}

/** Code that a browser or a server might run. Long enough not to occur in compressed pixels by chance. */
const CODE = /<script|<html|<!doctype|<svg[\s>]|<iframe|<\?php/i;
const ARCHIVES = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c"];

/**
 * Whether the file is an image and another format at once. Re-encoding removes the rest anyway; this is a second check.
 * Data that phones append (a video, a depth map) is allowed.
 */
export function hidesAnotherFile(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return (
    // PDF readers accept the header anywhere in the first kilobyte.
    text.slice(0, 1_024).includes('%PDF-') ||
    CODE.test(text) ||
    ARCHIVES.some((mark) => text.includes(mark)) ||
    endsAsZip(bytes)
  );
}

const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

/** A zip is recognised from its end: a record whose comment reaches exactly to the last byte. */
function endsAsZip(bytes: Buffer): boolean {
  const last = bytes.length - ZIP_END_BYTES;
  const first = Math.max(0, last - ZIP_COMMENT_BYTES);
  for (let at = last; at >= first; at -= 1) {
    if (
      bytes.readUInt32LE(at) === 0x06054b50 &&
      at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length
    )
      return true;
  }
  return false;
}
