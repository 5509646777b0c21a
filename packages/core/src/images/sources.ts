/** Available widths of a catalogue image; 600 is for a tile on a phone, whose screen shows three pixels for one. */
export const IMAGE_WIDTHS = [200, 400, 600, 800] as const;
/** The width of a photograph when it fills the screen; requested only then, so it is not among those a page offers. */
export const ZOOM_WIDTH = 1600;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Images have the ratio 4:5. */
export const imageHeight = (width: number) => Math.round(width * 1.25);

const OWN_IMAGE = /^(\/pictures\/.+-)(\d+)\.webp$/;

/**
 * The sources a browser may choose from, derived from the one address of the API: `…-400.webp`. Null for an external
 * image.
 */
export function imageSources(path: string): { avif: string; webp: string } | null {
  const stem = OWN_IMAGE.exec(path)?.[1];
  if (stem === undefined) return null;
  const set = (ending: string) =>
    IMAGE_WIDTHS.map((width) => `${stem}${width}.${ending} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
