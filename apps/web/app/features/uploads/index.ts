export { ImageField, ImageField as PictureField } from './ImageField/ImageField.tsx';
export { MAX_IMAGES, MAX_IMAGES as MOST_PICTURES } from './ImageField/image-problem.ts';
export {
  type ImageUpload,
  type ImageUpload as Picture,
  type ImageUploads,
  type ImageUploads as Pictures,
  useImages,
  useImages as usePictures,
} from './ImageField/use-images.ts';
