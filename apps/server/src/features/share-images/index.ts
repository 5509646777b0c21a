export { mountSharePictures } from './mount-share-pictures.ts';
