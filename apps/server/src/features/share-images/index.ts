export { mountShareImages as mountSharePictures } from './mount-share-images.ts';
