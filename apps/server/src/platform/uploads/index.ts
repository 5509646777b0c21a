export type { UploadedDocument } from './accept-document.ts';
export {
  acceptImage,
  type ImageRefusal,
  MAX_IMAGE_BYTES,
  type UploadedImage,
} from './accept-image.ts';
export { type DocumentReader, readDocument } from './read-document.ts';
export type { UploadLimits } from './read-files.ts';
export { type ImageReader, readImages, type UploadedImages } from './read-images.ts';
export { readOneFile, type UploadedFile } from './read-one-file.ts';
export { registerUploads } from './register-uploads.ts';
export { createSemaphore } from './semaphore.ts';
