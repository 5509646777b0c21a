import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const FONT = new URL('../../../../assets/noto-sans-sc-regular.ttf.br', import.meta.url);
let unpacked: Promise<Buffer> | undefined;

/** Every Chinese character there is, ten megabytes unpacked: read when the first invoice is drawn. */
export const loadChineseFont = (): Promise<Buffer> =>
  (unpacked ??= readFile(FONT).then((packed) => promisify(brotliDecompress)(packed)));
