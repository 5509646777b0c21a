import { createHash } from 'node:crypto';
import { imageHeight } from '@huarong/core/images';
import { drawProductImage, type Pack } from '@huarong/studio';
import type { DrawableView, ImageSubject } from './image-subject.ts';

/** Increase it when the studio draws differently: every URL changes and browsers fetch the new images. */
const STUDIO_VERSION = 2;

export const drawingSize = (width: number) => ({ width, height: imageHeight(width) });

/** The studio's drawing of a subject. The same subject gives the same bytes. */
export const renderDrawing = (subject: ImageSubject, pack: Pack, view: DrawableView, width: number): string =>
  drawProductImage({
    view,
    pack,
    brand: subject.brandName,
    pigment: subject.pigment,
    ...(subject.fill !== null && { fill: subject.fill }),
    // All shades of a product share the light, so that only the colour differs.
    seed: `${subject.productCode}/${view}`,
    // The relief of a texture is computed in pixels, so the drawing needs its final size.
    size: drawingSize(width),
  });

/** Changes with the drawing, so a URL that contains it may be cached forever. */
export const drawingHash = ({ brandName, pigment, pack, fill, productCode }: ImageSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([STUDIO_VERSION, brandName, pigment, pack, fill, productCode]))
    .digest('hex')
    .slice(0, 10);
