import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { drawingSize } from './drawn-picture.ts';

export type PictureFormat = 'avif' | 'webp';
/** A width alone stands for the four to five of the catalogue's pictures. */
export type PictureSize = number | { width: number; height: number };

/** Asked for only when the picture has to be made. */
export type PictureSource = () => Buffer | string | Promise<Buffer | string>;

/** Two at a time: drawing must not take both cores from shoppers. */
const AT_ONCE = 2;

/** A picture at one size and format, made once and kept on disk; however many ask, it is made once. */
export function createRaster() {
  const making = new Map<string, Promise<Buffer>>();
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function make(file: string, source: PictureSource, size: PictureSize, format: PictureFormat) {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await inTurn(async () => encode(await source(), size, format));
    await keep(file, bytes);
    return bytes;
  }

  return (file: string, source: PictureSource, size: PictureSize, format: PictureFormat): Promise<Buffer> => {
    const running = making.get(file) ?? make(file, source, size, format).finally(() => making.delete(file));
    making.set(file, running);
    return running;
  };
}
export type Raster = ReturnType<typeof createRaster>;

async function encode(source: Buffer | string, size: PictureSize, format: PictureFormat): Promise<Buffer> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const wanted = typeof size === 'number' ? drawingSize(size) : size;
  const input = sharp(bytes);
  const { width, height, format: own } = await input.metadata();
  // A photograph that is just what was asked for loses nothing by being sent as it is.
  if (own === format && width === wanted.width && height === wanted.height) return bytes;
  const sized = input.resize({ ...wanted, fit: 'cover' });
  // Somebody waits for it: effort 1 takes a third of the time of 3 and a tenth more bytes.
  return format === 'avif'
    ? sized.avif({ quality: 58, effort: 1 }).toBuffer()
    : sized.webp({ quality: 82 }).toBuffer();
}

/** Written aside and moved into place: a reader never sees half a picture. A full disk costs speed, not the picture. */
async function keep(file: string, bytes: Buffer) {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    return;
  }
}
