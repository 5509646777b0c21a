export {
  IMAGE_WIDTHS as PICTURE_WIDTHS,
  type ImageWidth as PictureWidth,
  imageHeight as pictureHeight,
  imageSources as pictureSources,
} from './sources.ts';
