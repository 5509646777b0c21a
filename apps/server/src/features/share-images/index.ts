export { mountShareImages } from './mount-share-images.ts';
