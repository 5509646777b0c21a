const OURS = /^(\/pictures\/scene\/.+-)1600\.webp$/;
const WIDTHS = [400, 800, 1600];

/** The forms of a drawn scene a browser may choose from; a picture that is a file has only itself. */
export function sceneSources(imageUrl: string): { avif: string; webp: string } | null {
  const stem = OURS.exec(imageUrl)?.[1];
  if (stem === undefined) return null;
  const set = (ending: string) => WIDTHS.map((width) => `${stem}${width}.${ending} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
