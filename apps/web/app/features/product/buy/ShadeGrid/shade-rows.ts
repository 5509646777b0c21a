import type { Undertone } from '@huarong/core/catalogue';
import type { Shade } from '../choose-sku.ts';

/** Shades in a row of the grid. */
export const COLUMNS = 12;
/** Rows that are shown before the grid scrolls inside. */
export const SHOWN_ROWS = 3;

export interface ShadeRow {
  /** Absent where the rows have no meaning. */
  undertone?: Undertone;
  shades: Shade[];
}

const ORDER: readonly Undertone[] = ['N', 'W', 'C'];

/**
 * One row, or several in the brand's order. Base make-up with more than a row of shades has a row for each undertone, light to
 * dark.
 */
export function shadeRows(shades: readonly Shade[]): ShadeRow[] {
  const hasUndertones = shades.every(({ undertone }) => undertone !== undefined);
  if (shades.length <= COLUMNS || !hasUndertones) return [{ shades: [...shades] }];
  return ORDER.map((undertone) => ({
    undertone,
    shades: shades
      .filter((shade) => shade.undertone === undertone)
      .sort((a, b) => brightness(b.hex) - brightness(a.hex)),
  })).filter((row) => row.shades.length > 0);
}

/** How many rows the grid has. */
export const rowCount = (rows: readonly ShadeRow[]): number =>
  rows.reduce((sum, { shades }) => sum + Math.ceil(shades.length / COLUMNS), 0);

/** Enough to order the shades of one undertone; differences of colours are measured in `core/catalogue`. */
function brightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The index that an arrow key moves to, or null for another key. Rows may have different lengths. */
export function nextShadeIndex(rows: readonly ShadeRow[], index: number, key: string): number | null {
  const lines = rows.flatMap(({ shades }) =>
    Array.from({ length: Math.ceil(shades.length / COLUMNS) }, (_, line) =>
      Math.min(COLUMNS, shades.length - line * COLUMNS),
    ),
  );
  const total = lines.reduce((sum, length) => sum + length, 0);
  if (key === 'ArrowRight') return (index + 1) % total;
  if (key === 'ArrowLeft') return (index - 1 + total) % total;
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  let line = 0;
  let start = 0;
  while (index >= start + lines[line]!) {
    start += lines[line]!;
    line += 1;
  }
  const target = (line + (key === 'ArrowDown' ? 1 : -1) + lines.length) % lines.length;
  const targetStart = lines.slice(0, target).reduce((sum, length) => sum + length, 0);
  return targetStart + Math.min(index - start, lines[target]! - 1);
}
