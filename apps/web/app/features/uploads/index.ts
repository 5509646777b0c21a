export { ImageField as PictureField } from './ImageField/ImageField.tsx';
export { MAX_IMAGES as MOST_PICTURES } from './ImageField/image-problem.ts';
export {
  type ImageUpload as Picture,
  type ImageUploads as Pictures,
  useImages as usePictures,
} from './ImageField/use-images.ts';
