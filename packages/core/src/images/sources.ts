/** Widths a picture of the catalogue is to be had in. */
export const IMAGE_WIDTHS = [200, 400, 800] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Pictures stand four to five. */
export const imageHeight = (width: number) => Math.round(width * 1.25);

const OWN_IMAGE = /^(\/pictures\/.+-)(\d+)\.webp$/;

/**
 * The forms a browser may choose from, given the one address the API tells: `…-400.webp`. A picture from elsewhere has
 * only itself.
 */
export function imageSources(path: string): { avif: string; webp: string } | null {
  const stem = OWN_IMAGE.exec(path)?.[1];
  if (stem === undefined) return null;
  const set = (ending: string) =>
    IMAGE_WIDTHS.map((width) => `${stem}${width}.${ending} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
