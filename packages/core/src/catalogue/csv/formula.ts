/**
 * A cell that a spreadsheet would run instead of show: it begins with = + - @, their full-width forms, a tab or a line
 * end. Plain numbers (-5, +3.20) are harmless. A leading apostrophe says "this is text", and is ours to add and remove.
 */
const STARTS_FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

export const isFormula = (cell: string): boolean => STARTS_FORMULA.test(cell) && !PLAIN_NUMBER.test(cell);

/** A text that starts with apostrophes gets one more, so that removing one restores it. */
export const guardFormula = (text: string): string =>
  isFormula(text) || GUARDED.test(text) ? `'${text}` : text;

export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
