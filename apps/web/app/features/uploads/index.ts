export { PictureField } from './PictureField/PictureField.tsx';
export { MOST_PICTURES } from './PictureField/picture-problem.ts';
export { type Picture, type Pictures, usePictures } from './PictureField/use-pictures.ts';
