import { accept, type Result, refuse, STORE } from '@huarong/core/shared';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { detectImageFormat, hidesAnotherFile, type ImageFormat } from './image-format.ts';
import { measureMemory } from './measure-memory.ts';
import { createSemaphore } from './semaphore.ts';

export const MAX_IMAGE_BYTES = STORE.uploads.imageMegabytes * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 2_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 8;

/** A re-encoded image: WebP, upright, sRGB, without any metadata of the original. */
export interface UploadedImage {
  bytes: Buffer;
  width: number;
  height: number;
}
export type ImageRefusal = { code: 'picture-too-large'; message?: string } | { code: 'picture-unreadable' };

const DECODE_OPTIONS: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
};
// Each image is read once, so a cache would only hold memory.
sharp.cache(false);
/** One semaphore per process, because memory is shared: two images at once. */
const MAX_CONCURRENT = 2;
const semaphore = createSemaphore(MAX_CONCURRENT);

/** Re-encodes an uploaded file as an image, or refuses it; nothing is decoded before its header is checked. */
export async function acceptImage(
  bytes: Buffer,
  { isClientConnected = () => true }: { isClientConnected?: () => boolean } = {},
): Promise<Result<UploadedImage, ImageRefusal>> {
  if (bytes.length > MAX_IMAGE_BYTES) return refuse({ code: 'picture-too-large' });
  const kind = detectImageFormat(bytes);
  if (!kind || hidesAnotherFile(bytes)) return refuse({ code: 'picture-unreadable' });

  const metadata = await readMetadata(bytes, kind);
  if (!metadata) return refuse({ code: 'picture-unreadable' });
  const memoryClass = measureMemory(metadata);
  if (memoryClass === 'too-large' || metadata.width * metadata.height > MAX_PIXELS)
    return refuse({ code: 'picture-too-large', message: '图片的尺寸过大，请缩小后重新上传' });

  const permits = memoryClass === 'large' ? MAX_CONCURRENT : 1;
  // A client that disconnected while waiting is skipped, so the next one need not wait for it.
  const image = await semaphore.run(permits, async () => (isClientConnected() ? reencode(bytes) : null));
  return image ? accept(image) : refuse({ code: 'picture-unreadable' });
}

/** Width, height and layout, from the first bytes alone. No pixel limit here, to tell “too large” from “broken”. */
async function readMetadata(bytes: Buffer, kind: ImageFormat): Promise<Metadata | null> {
  const metadata = await sharp(bytes, { ...DECODE_OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return metadata?.format === kind ? metadata : null;
}

async function reencode(bytes: Buffer): Promise<UploadedImage | null> {
  const encoded = await sharp(bytes, DECODE_OPTIONS)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return encoded && { bytes: encoded.data, width: encoded.info.width, height: encoded.info.height };
}
