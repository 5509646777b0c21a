export { galleryViews } from './gallery-views.ts';
export {
  createImagePort as createPicturePort,
  type ImagePort as PicturePort,
  NO_IMAGE as NO_PICTURE,
} from './image-port.ts';
export { createImageRenderer as createRaster, type ImageFormat as PictureFormat } from './image-renderer.ts';
export {
  type ImageSubject,
  type ImageView as PictureView,
  imageViews as pictureViews,
} from './image-subject.ts';
export { type ImageDeps, mountImages as mountPictures } from './mount-images.ts';
export { type Photographs, readPhotographs } from './photographs.ts';
export { prerenderImages as drawAhead } from './prerender-images.ts';
export { userImageCopies as shopperCopies, userImageCopy as shopperCopy } from './user-image-copies.ts';
