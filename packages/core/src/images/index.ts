export { codesInName, imageName, type NamedCode } from './file-name.ts';
export {
  IMAGE_WIDTHS,
  type ImageWidth,
  imageHeight,
  imageSources,
  ZOOM_WIDTH,
} from './sources.ts';
