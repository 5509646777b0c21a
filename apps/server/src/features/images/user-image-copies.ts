import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@huarong/core/images';

/** Where a smaller copy of a shopper's picture is kept: `3f…-400.avif`. */
export const userImageCopy = (dataDir: string, file: string): string =>
  join(dataDir, 'pictures', 'shopper', file);

/** Every copy there may be of one picture, for the day it has to go. */
export const userImageCopies = (dataDir: string, id: string): string[] =>
  PICTURE_WIDTHS.flatMap((width) =>
    ['avif', 'webp'].map((format) => userImageCopy(dataDir, `${id}-${width}.${format}`)),
  );
