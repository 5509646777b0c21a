/** Width by height of an image, and of the box that it fills. */
export interface ImageFit {
  image: number;
  box: number;
}
/** The photographs of the demo in the box of a wide screen, until both are measured. */
export const USUAL_FIT: ImageFit = { image: 4 / 5, box: 760 / 860 };

/** A place as shares of width and height. */
interface Point {
  x: number;
  y: number;
}

/** The image covers its box: what does not fit is cut off in equal strips on both sides. These shares of it are shown. */
const shownShares = ({ image, box }: ImageFit): Point => ({
  x: Math.min(1, box / image),
  y: Math.min(1, image / box),
});

/** Where a point of the image is in its box. Null: the point is in a strip that is cut off. */
export function pinPosition({ x, y }: Point, fit: ImageFit = USUAL_FIT): Point | null {
  const shown = shownShares(fit);
  const position = { x: (x - (1 - shown.x) / 2) / shown.x, y: (y - (1 - shown.y) / 2) / shown.y };
  return isShare(position.x) && isShare(position.y) ? position : null;
}
const isShare = (value: number): boolean => value >= 0 && value <= 1;

/** The point of the image at a place of its box. */
export function pointAt({ x, y }: Point, fit: ImageFit): Point {
  const shown = shownShares(fit);
  return { x: (1 - shown.x) / 2 + x * shown.x, y: (1 - shown.y) / 2 + y * shown.y };
}
