import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@huarong/core/images';

/** Path of a resized copy of an uploaded image: `3f…-400.avif`. */
export const userImageCopy = (dataDir: string, file: string): string =>
  join(dataDir, 'pictures', 'shopper', file);

/** Paths of all copies of one uploaded image, for its deletion. */
export const userImageCopies = (dataDir: string, id: string): string[] =>
  IMAGE_WIDTHS.flatMap((width) =>
    ['avif', 'webp'].map((format) => userImageCopy(dataDir, `${id}-${width}.${format}`)),
  );
