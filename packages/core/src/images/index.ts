export {
  IMAGE_WIDTHS,
  type ImageWidth,
  imageHeight,
  imageSources,
} from './sources.ts';
