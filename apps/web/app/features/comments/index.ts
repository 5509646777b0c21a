export { PictureField } from './PictureField/PictureField.tsx';
export { usePictures } from './PictureField/use-pictures.ts';
