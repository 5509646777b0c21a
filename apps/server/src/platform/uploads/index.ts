export type { PaperFile } from './accept-document.ts';
export { acceptPicture, MAX_PICTURE_BYTES, type Picture, type PictureRefusal } from './accept-picture.ts';
export { createGate } from './gate.ts';
export { type DocumentReader, readDocument } from './read-document.ts';
export type { UploadLimits } from './read-files.ts';
export { type PictureReader, readPictures } from './read-pictures.ts';
export { registerUploads } from './register-uploads.ts';
