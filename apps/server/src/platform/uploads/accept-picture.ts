import { accept, type Result, refuse } from '@huarong/core/shared';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { createGate } from './gate.ts';
import { hidesAnotherFile, type PictureKind, pictureKindOf } from './picture-kind.ts';
import { weigh } from './weigh.ts';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 2_000;
const QUALITY = 82;
const PATIENCE_SECONDS = 8;

/** Drawn anew by us: WebP, upright, sRGB, and not one byte of what the camera, or anybody, wrote beside the pixels. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}
export type PictureRefusal = { code: 'picture-too-large'; message?: string } | { code: 'picture-unreadable' };

const READING: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
};
// Each picture is seen once: remembering it only holds memory.
sharp.cache(false);
/** Memory is the process's, and so is the gate: whatever the number of apps in it, two pictures at once. */
const PLACES = 2;
const gate = createGate(PLACES);

/** A shopper's file becomes a picture of ours, or is refused; nothing is decoded before its head was believed. */
export async function acceptPicture(
  bytes: Buffer,
  { isAwaited = () => true }: { isAwaited?: () => boolean } = {},
): Promise<Result<Picture, PictureRefusal>> {
  if (bytes.length > MAX_PICTURE_BYTES) return refuse({ code: 'picture-too-large' });
  const kind = pictureKindOf(bytes);
  if (!kind || hidesAnotherFile(bytes)) return refuse({ code: 'picture-unreadable' });

  const head = await readHead(bytes, kind);
  if (!head) return refuse({ code: 'picture-unreadable' });
  const weight = weigh(head);
  if (weight === 'too-heavy' || head.width * head.height > MAX_PIXELS)
    return refuse({ code: 'picture-too-large', message: '图片的尺寸过大，请缩小后重新上传' });

  const places = weight === 'heavy' ? PLACES : 1;
  // Whoever left while waiting is passed over: the next in line need not wait for that too.
  const picture = await gate.run(places, async () => (isAwaited() ? draw(bytes) : null));
  return picture ? accept(picture) : refuse({ code: 'picture-unreadable' });
}

/** Width, height and the way it is laid out, from the first bytes alone. Here no limit, to tell “too large” from “broken”. */
async function readHead(bytes: Buffer, kind: PictureKind): Promise<Metadata | null> {
  const head = await sharp(bytes, { ...READING, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return head?.format === kind ? head : null;
}

async function draw(bytes: Buffer): Promise<Picture | null> {
  const drawn = await sharp(bytes, READING)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return drawn && { bytes: drawn.data, width: drawn.info.width, height: drawn.info.height };
}
