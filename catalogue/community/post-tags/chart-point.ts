/** A place in an image, in thousandths of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** From here on strokes lie in two columns. */
const TWO_COLUMNS = 9;
/** Centimetres of the arm that strokes use, and the row height that few shades share. */
const USED_CM = 15.8;
const LEAST_ROWS = 6;

/**
 * Where a stroke lies on the chart of a product, which has all its shades on one arm. The rows are those of
 * `tools/photography/arms/chart.py`; how a centimetre of the arm falls into the image is measured in the images.
 */
export function chartPoint(index: number, count: number): Place {
  const columns = count >= TWO_COLUMNS ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const [column, row] = [Math.floor(index / rows), index % rows];
  const apart = USED_CM / Math.max(rows, LEAST_ROWS);
  /** Centimetres from the middle of the arm. */
  const along = (row - (rows - 1) / 2) * apart;
  const side = columns === 1 ? 0 : column === 0 ? -100 : 100;
  return {
    x: Math.round(499 - 4.8 * along + side),
    y: Math.round(498.5 + 56.9 * along + 0.254 * along ** 2),
  };
}
