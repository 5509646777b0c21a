import type { ImageSubject, ImageView } from './image-subject.ts';
import { imageViews, isDrawableView } from './image-subject.ts';
import type { Photographs } from './photographs.ts';
import { drawingHash } from './render-drawing.ts';
import { isUploadedImage } from './uploaded-image.ts';

/** The URL of an image: uploaded, otherwise a photograph, otherwise imported by the merchant, otherwise a drawing. */
export type ImagePort = (subject: ImageSubject, view: ImageView) => string;

export const NO_IMAGE = '/pictures/none.svg';

export function createImagePort(photographs: Photographs): ImagePort {
  const hashes = new WeakMap<ImageSubject, string>();
  const hashOf = (subject: ImageSubject) => {
    const hash = hashes.get(subject) ?? drawingHash(subject);
    hashes.set(subject, hash);
    return hash;
  };
  return (subject, view) => {
    const source = subject.sources[imageViews.indexOf(view)] ?? subject.sources[0];
    // What staff have uploaded is what they want to show, also where the release has a photograph.
    if (source && subject.sources.some(isUploadedImage)) return source;
    const photograph = photographs.find(subject, view);
    if (photograph) return `/pictures/photo/${photograph.hash}/${photograph.name}-400.webp`;
    if (source) return source;
    return subject.pack && isDrawableView(view)
      ? `/pictures/drawn/${hashOf(subject)}/${subject.skuId}-${view}-400.webp`
      : NO_IMAGE;
  };
}
