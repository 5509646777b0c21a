import { el } from './markup.ts';

export interface Page {
  /** The displayed size. */
  width: number;
  height: number;
  /** The canvas it is drawn on. */
  canvas: { width: number; height: number };
  /** Which part stays visible when the two have different proportions. */
  keep?: 'xMidYMid' | 'xMaxYMid';
}

/** A standalone SVG file. Filters work in sRGB: faint shadows would turn green in linear light at 8 bits. */
export function svgDocument({ width, height, canvas, keep = 'xMidYMid' }: Page, content: string): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${canvas.width} ${canvas.height}`,
      preserveAspectRatio: `${keep} slice`,
      'color-interpolation-filters': 'sRGB',
    },
    content,
  );
}
