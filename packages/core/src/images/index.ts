export { PICTURE_WIDTHS, type PictureWidth, pictureHeight, pictureSources } from './sources.ts';
