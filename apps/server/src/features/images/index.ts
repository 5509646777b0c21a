export { drawAhead } from './draw-ahead.ts';
export { galleryViews } from './gallery-views.ts';
export { mountPictures, type PictureDeps } from './mount-pictures.ts';
export { type Photographs, readPhotographs } from './photographs.ts';
export { createPicturePort, NO_PICTURE, type PicturePort } from './picture-port.ts';
export { type PictureSubject, type PictureView, pictureViews } from './picture-subject.ts';
export { createRaster, type PictureFormat } from './raster.ts';
export { shopperCopies, shopperCopy } from './shopper-copies.ts';
