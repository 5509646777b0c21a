import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const FONT = new URL('../../../../assets/noto-sans-sc-regular.ttf.br', import.meta.url);
let unpacked: Promise<Buffer> | undefined;

/** A full Chinese font, ten megabytes unpacked: loaded with the first invoice. */
export const loadChineseFont = (): Promise<Buffer> =>
  (unpacked ??= readFile(FONT).then((packed) => promisify(brotliDecompress)(packed)));
