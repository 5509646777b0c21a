import type { PicturePort } from './picture-port.ts';
import { type PictureSubject, type PictureView, pictureViews } from './picture-subject.ts';

/**
 * What the gallery of a sku shows, in its order. Beside a photograph a drawn pack looks like a toy: once the front is
 * photographed, only the smear is still drawn where there is no photograph of it.
 */
export function galleryViews(pictureOf: PicturePort, subject: PictureSubject): readonly PictureView[] {
  const isPhotographed = (view: PictureView) => pictureOf(subject, view).startsWith('/pictures/photo/');
  if (!isPhotographed('front')) return pictureViews;
  const hasSmear = subject.pack !== null && subject.pack.texture !== 'none';
  return pictureViews.filter((view) => isPhotographed(view) || (view === 'texture' && hasSmear));
}
