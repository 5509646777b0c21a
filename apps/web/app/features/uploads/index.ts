export { PictureField } from './ImageField/ImageField.tsx';
export { MOST_PICTURES } from './ImageField/image-problem.ts';
export { type Picture, type Pictures, usePictures } from './ImageField/use-images.ts';
