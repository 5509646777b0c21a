/** Width by height of the photographs, and of the box that shows the large one. */
const IMAGE_RATIO = 4 / 5;
const BOX_RATIO = 760 / 860;

interface Point {
  x: number;
  y: number;
}

/**
 * Where a point of the image is in its box, as shares. The image fills the width, and equal strips are cut off above and
 * below. Null: the point is in a strip.
 */
export function pinPosition({ x, y }: Point): Point | null {
  const shownShare = IMAGE_RATIO / BOX_RATIO;
  const shownY = (y - (1 - shownShare) / 2) / shownShare;
  return shownY < 0 || shownY > 1 ? null : { x, y: shownY };
}
