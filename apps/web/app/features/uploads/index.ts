export { ImageField } from './ImageField/ImageField.tsx';
export { MAX_IMAGES } from './ImageField/image-problem.ts';
export {
  type ImageUpload,
  type ImageUploads,
  useImages,
} from './ImageField/use-images.ts';
