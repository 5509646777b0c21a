import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ZOOM_WIDTH } from '@huarong/core/images';
import sharp from 'sharp';
import type { Volume } from '#platform/volume';
import { drawingSize } from './render-drawing.ts';

export type ImageFormat = 'avif' | 'webp';
/** A width alone means the 4:5 ratio of catalogue images. */
export type ImageSize = number | { width: number; height: number };

/** Called only when the image is not cached. */
export type ImageSource = () => Buffer | string | Promise<Buffer | string>;

/** Rendering must not take both cores from requests. */
const MAX_CONCURRENT = 2;

/**
 * Renders an image at one size and format once, caches it on disk and shares the work between concurrent requests.
 */
export function createImageRenderer({ hasRoomForFiles }: Pick<Volume, 'hasRoomForFiles'>) {
  const inProgress = new Map<string, Promise<Buffer>>();
  let running = 0;
  const waiting: (() => void)[] = [];

  async function limitConcurrency<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function renderOrReadCached(file: string, source: ImageSource, size: ImageSize, format: ImageFormat) {
    const cached = await readFile(file).catch(() => null);
    if (cached) return cached;
    const bytes = await limitConcurrency(async () => encode(await source(), size, format));
    // Images may take a while to send; orders need the last space of the disk.
    if (await hasRoomForFiles()) await writeCacheFile(file, bytes);
    return bytes;
  }

  return (file: string, source: ImageSource, size: ImageSize, format: ImageFormat): Promise<Buffer> => {
    const running =
      inProgress.get(file) ??
      renderOrReadCached(file, source, size, format).finally(() => inProgress.delete(file));
    inProgress.set(file, running);
    return running;
  };
}
export type ImageRenderer = ReturnType<typeof createImageRenderer>;

async function encode(source: Buffer | string, size: ImageSize, format: ImageFormat): Promise<Buffer> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const target = typeof size === 'number' ? drawingSize(size) : size;
  const input = sharp(bytes);
  const { width, height, format: originalFormat } = await input.metadata();
  // Enlarged to fill the screen, a smaller photograph would only be heavier.
  const isLargeEnough = size !== ZOOM_WIDTH || width === undefined || width >= target.width;
  const isWanted = (width === target.width && height === target.height) || !isLargeEnough;
  if (originalFormat === format && isWanted) return bytes;
  const sized = isLargeEnough ? input.resize({ ...target, fit: 'cover' }) : input;
  // A request waits for it: effort 1 takes a third of the time of effort 3 and a tenth more bytes.
  return format === 'avif'
    ? sized.avif({ quality: 58, effort: 1 }).toBuffer()
    : sized.webp({ quality: 82 }).toBuffer();
}

/** Writes a temporary file and renames it, so that no reader sees half an image. A full disk costs only speed. */
async function writeCacheFile(file: string, bytes: Buffer) {
  const temporaryFile = `${file}.${process.pid}.draft`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, file);
  } catch {
    return;
  }
}
