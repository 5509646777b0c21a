export { labelPath } from './activity-labels.ts';
export {
  type DownloadDeps,
  downloadBatch,
  type ImageUsersPort,
  imageDownloadJobs,
} from './downloads/download-images.ts';
export { countDownloads, requestDownloads, retryDownloads } from './downloads/image-download.queries.ts';
export { importedImagePath } from './downloads/imported-image.ts';
export { mountImportedImages } from './downloads/mount-imported-images.ts';
export { galleryImages, photographOrDrawing } from './gallery-images.ts';
export {
  createImagePort,
  type ImagePort,
  NO_IMAGE,
} from './image-port.ts';
export { createImageRenderer, type ImageFormat } from './image-renderer.ts';
export {
  type ImageSubject,
  type ImageView,
  imageViews,
} from './image-subject.ts';
export { type ImageDeps, mountImages } from './mount-images.ts';
export { mountStoredImages, type StoredImageDeps, storedImageCopies } from './mount-stored-images.ts';
export { type Photographs, readPhotographs } from './photographs.ts';
export { prerenderImages } from './prerender-images.ts';
export { isUploadedImage, uploadedImageKey, uploadedImagePath } from './uploaded-image.ts';
export { userImageCopies, userImageCopy } from './user-image-copies.ts';
