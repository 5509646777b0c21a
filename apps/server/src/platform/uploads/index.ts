export { acceptPicture, MAX_PICTURE_BYTES, type Picture, type PictureRefusal } from './accept-picture.ts';
export type { UploadLimits } from './read-files.ts';
export { readPictures } from './read-pictures.ts';
export { registerUploads } from './register-uploads.ts';
