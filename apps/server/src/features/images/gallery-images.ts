import type { ImagePort } from './image-port.ts';
import { drawableViews, type ImageSubject, type ImageView, imageViews } from './image-subject.ts';
import { isUploadedImage } from './uploaded-image.ts';

/** The images in the gallery of a sku, in order. Uploaded images are shown as they were ordered, however many there are. */
export const galleryImages = (imageOf: ImagePort, subject: ImageSubject): readonly string[] =>
  subject.sources.some(isUploadedImage)
    ? subject.sources
    : galleryViews(imageOf, subject).map((view) => imageOf(subject, view));

/** Drawings do not match photographs: once the front is photographed, only photographs are shown. */
function galleryViews(imageOf: ImagePort, subject: ImageSubject): readonly ImageView[] {
  const isPhotographed = (view: ImageView) => isPhotograph(imageOf(subject, view));
  if (!isPhotographed('front')) {
    // Images of the merchant are shown once each; without any image one placeholder is enough.
    const hasOnlyDrawings = subject.sources.length === 0 && subject.pack !== null;
    return hasOnlyDrawings ? drawableViews : imageViews.slice(0, Math.max(1, subject.sources.length));
  }
  return imageViews.filter(isPhotographed);
}

/** Of the views a shopper might have taken, the likeliest first. */
const SHOPPER_VIEWS: readonly ImageView[] = ['arm', 'texture', 'angle', 'front'];

/** The image of a view or, where that would be a drawing of a photographed product, the nearest photograph. */
export function photographOrDrawing(imageOf: ImagePort, subject: ImageSubject, view: ImageView): string {
  const image = imageOf(subject, view);
  const photographs = SHOPPER_VIEWS.map((each) => imageOf(subject, each)).filter(isPhotograph);
  return isPhotograph(image) ? image : (photographs[0] ?? image);
}

const isPhotograph = (path: string) => path.startsWith('/pictures/photo/');
