import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { drawingSize } from './drawn-picture.ts';

export type PictureFormat = 'avif' | 'webp';

/** Two at a time: drawing must not take both cores from shoppers. */
const AT_ONCE = 2;

/** A picture at one width and format, made once and kept on disk; however many ask, it is made once. */
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

  async function make(file: string, source: () => Buffer | string, width: number, format: PictureFormat) {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await inTurn(() => encode(source(), width, format));
    await keep(file, bytes);
    return bytes;
  }

  return (
    file: string,
    source: () => Buffer | string,
    width: number,
    format: PictureFormat,
  ): Promise<Buffer> => {
    const running = making.get(file) ?? make(file, source, width, format).finally(() => making.delete(file));
    making.set(file, running);
    return running;
  };
}
export type Raster = ReturnType<typeof createRaster>;

function encode(source: Buffer | string, width: number, format: PictureFormat): Promise<Buffer> {
  const input = sharp(typeof source === 'string' ? Buffer.from(source) : source);
  const sized = input.resize({ ...drawingSize(width), fit: 'cover' });
  return format === 'avif'
    ? sized.avif({ quality: 58, effort: 3 }).toBuffer()
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
