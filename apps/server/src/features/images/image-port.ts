import type { ImageSubject, ImageView } from './image-subject.ts';
import { imageViews } from './image-subject.ts';
import type { Photographs } from './photographs.ts';
import { drawingHash } from './render-drawing.ts';

/** The URL of an image: a photograph, otherwise the merchant's image, otherwise a drawing. */
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
    const photograph = photographs.find(subject, view);
    if (photograph) return `/pictures/photo/${photograph.hash}/${photograph.name}-400.webp`;
    const source = subject.sources[imageViews.indexOf(view)] ?? subject.sources[0];
    if (source) return source;
    return subject.pack ? `/pictures/drawn/${hashOf(subject)}/${subject.skuId}-${view}-400.webp` : NO_IMAGE;
  };
}
