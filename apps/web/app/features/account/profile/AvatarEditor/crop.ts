/** Centre of the circle on the image, from 0 to 1 on each axis, and the zoom factor. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}
export const INITIAL_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The cropped square in image pixels. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: clamp(0, x * width - side / 2, width - side),
    top: clamp(0, y * height - side / 2, height - side),
  };
}

/** Limits zoom and position so that the square stays inside the image. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const clampedZoom = clamp(1, zoom, MAX_ZOOM);
  const { side, left, top } = cropSquare(size, { x, y, zoom: clampedZoom });
  return { x: (left + side / 2) / size.width, y: (top + side / 2) / size.height, zoom: clampedZoom };
}

/** Moves the crop by a fraction of the circle's width; dragging right shows more of the left. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(size, crop);
  return clampCrop(size, {
    ...crop,
    x: crop.x - (dx * side) / size.width,
    y: crop.y - (dy * side) / size.height,
  });
}
