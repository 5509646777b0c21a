/** Sizes in points; colours as on the tax office's form. */
export const WIDTH = 610;
export const MARGIN = 32;
export const INNER = WIDTH - 2 * MARGIN;
export const LABEL = '#7A4A2A';
export const LINE = '#C99E80';
export const INK = '#16181B';
