import { drawingHash } from './drawn-picture.ts';
import type { Photographs } from './photographs.ts';
import type { PictureSubject, PictureView } from './picture-subject.ts';
import { pictureViews } from './picture-subject.ts';

/** The one place that knows where a picture is: a photograph wins over a merchant's own, which wins over a drawing. */
export type PicturePort = (subject: PictureSubject, view: PictureView) => string;

export const NO_PICTURE = '/pictures/none.svg';

export function createPicturePort(photographs: Photographs): PicturePort {
  const known = new WeakMap<PictureSubject, string>();
  const hashOf = (subject: PictureSubject) => {
    const hash = known.get(subject) ?? drawingHash(subject);
    known.set(subject, hash);
    return hash;
  };
  return (subject, view) => {
    const photograph = photographs.find(subject, view);
    if (photograph) return `/pictures/photo/${photograph.hash}/${photograph.name}-400.webp`;
    const own = subject.sources[pictureViews.indexOf(view)] ?? subject.sources[0];
    if (own) return own;
    return subject.pack ? `/pictures/drawn/${hashOf(subject)}/${subject.skuId}-${view}-400.webp` : NO_PICTURE;
  };
}
