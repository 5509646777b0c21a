const RENDERED_SCENE = /^(\/pictures\/scene\/.+-)1600\.webp$/;
const WIDTHS = [400, 800, 1600];

/** The formats and widths of a rendered scene; null for an uploaded file, which has only one. */
export function sceneSources(imageUrl: string): { avif: string; webp: string } | null {
  const stem = RENDERED_SCENE.exec(imageUrl)?.[1];
  if (stem === undefined) return null;
  const srcSet = (format: string) => WIDTHS.map((width) => `${stem}${width}.${format} ${width}w`).join(', ');
  return { avif: srcSet('avif'), webp: srcSet('webp') };
}
