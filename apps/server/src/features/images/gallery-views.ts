import type { ImagePort } from './image-port.ts';
import { type ImageSubject, type ImageView, imageViews } from './image-subject.ts';

/**
 * What the gallery of a sku shows, in its order. Beside a photograph a drawn pack looks like a toy: once the front is
 * photographed, only the smear is still drawn where there is no photograph of it.
 */
export function galleryViews(imageOf: ImagePort, subject: ImageSubject): readonly ImageView[] {
  const isPhotographed = (view: ImageView) => imageOf(subject, view).startsWith('/pictures/photo/');
  if (!isPhotographed('front')) return imageViews;
  const hasTexture = subject.pack !== null && subject.pack.texture !== 'none';
  return imageViews.filter((view) => isPhotographed(view) || (view === 'texture' && hasTexture));
}
