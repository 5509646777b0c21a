import { createHash } from 'node:crypto';
import { pictureHeight } from '@huarong/core/images';
import { drawPicture } from '@huarong/studio';
import type { ImageSubject, ImageView } from './image-subject.ts';

/** Raise it when the studio draws differently: every address changes, and browsers fetch the new pictures. */
const STUDIO_VERSION = 2;

export const drawingSize = (width: number) => ({ width, height: pictureHeight(width) });

/** The studio's drawing of a subject. Same subject, same bytes. */
export const renderDrawing = (subject: ImageSubject, view: ImageView, width: number): string =>
  drawPicture({
    view,
    pack: subject.pack!,
    brand: subject.brandName,
    pigment: subject.pigment,
    ...(subject.fill !== null && { fill: subject.fill }),
    // Shades of one product stand in the same light, so that only the colour changes.
    seed: `${subject.productCode}/${view}`,
    // At the size it will have in pixels: the relief of a smear is worked out on them.
    size: drawingSize(width),
  });

/** Changes whenever the drawing would: an address that carries it may be kept for good. */
export const drawingHash = ({ brandName, pigment, pack, fill, productCode }: ImageSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([STUDIO_VERSION, brandName, pigment, pack, fill, productCode]))
    .digest('hex')
    .slice(0, 10);
